import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { currentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import { modelKey } from '@/lib/market/price-rating/model/valued-vehicle'
import type { Answers } from '../draft-fields'
import { firstEquipment } from './first-equipment'

/** The equipment that is asked first of the vehicle of a draft. `isOfModel`: because of what ads of its model say. */
export async function findFirstEquipment(
  db: Db,
  category: Category,
  { marca: make = '', modello: model = '' }: Answers,
): Promise<{ items: string[]; isOfModel: boolean }> {
  const current = await currentPriceModel(db, category)
  const shares = current?.model.shares.equipment.get(modelKey({ make, model }))
  if (!current || !shares) return { items: firstEquipment([]), isOfModel: false }
  const { table, linear } = current.model.prices
  const searches = await countSearches(db, make, model)
  const facts = Object.keys(equipmentItems).map((item) => ({
    item,
    raises: linear.effects[table.numbers.get(`has ${item}`) ?? -1] ?? 0,
    share: shares.get(item) ?? 0,
    searches: searches.get(item) ?? 0,
  }))
  return { items: firstEquipment(facts), isOfModel: true }
}

/** How many people have saved a search for a model that asks for each piece of equipment. */
async function countSearches(db: Db, make: string, model: string): Promise<Map<string, number>> {
  const rows = await db<{ userId: number | null; address: string }[]>`
    select user_id, address from saved_search where removed_at is null and address like ${`%/${make}/${model}?%dotazioni=%`} limit 2000`
  const people = new Map<string, Set<number | null>>()
  for (const { userId, address } of rows)
    for (const item of new URLSearchParams(address.split('?')[1]).getAll('dotazioni'))
      people.set(item, (people.get(item) ?? new Set()).add(userId))
  return new Map([...people].map(([item, users]) => [item, users.size]))
}
