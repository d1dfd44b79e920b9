import { expect, test } from 'vitest'
import { saveSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { findFirstEquipment } from './find-first-equipment.server'

const panda = { marca: 'fiat', modello: 'panda' }

test(
  'the first equipment follows what ads of the model say, and searches never lower a piece',
  withRollback(async (db) => {
    await addValuedOffers(db, 400)
    const usual = [
      'abs',
      'airbag',
      'alzacristalli-elettrici',
      'bluetooth',
      'bracciolo',
      'cerchi-in-lega',
      'chiusura-centralizzata',
      'clima-manuale',
      'esp',
      'servosterzo',
    ]
    await db`
      update ad set equipment = ${usual}::text[] || case when id % 2 = 0 then array['carplay'] when id % 3 = 0 then array['gancio-fisso'] else array['fari-led'] end`
    await fitPriceModels(db)
    const before = await findFirstEquipment(db, 'auto', panda)
    for (let person = 0; person < 40; person += 1) {
      const { id } = await addTestUser(db)
      await saveSearch(db, { userId: id }, { address: '/usate/fiat/panda?dotazioni=gancio-fisso' })
    }
    const after = await findFirstEquipment(db, 'auto', panda)
    expect([before.isOfModel, after.isOfModel]).toEqual([true, true])
    const placeIn = ({ items }: typeof before) => (items.includes('gancio-fisso') ? items.indexOf('gancio-fisso') : items.length)
    expect(placeIn(after)).toBeLessThanOrEqual(placeIn(before))
  }),
)
