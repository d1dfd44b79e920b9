import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { whyText } from '@/lib/market/price-rating/price-words'
import { type AskedVehicle, readValuation } from '@/lib/market/valuation/read-valuation.server'
import { valuationFacts, valuationParamsOf } from '@/lib/market/valuation/valuation-form'
import { estimateAskedVehicle, nameOfAsked } from '@/lib/market/valuation/value-vehicle.server'
import { maxSavedValuations, maxValuationLength, type ValuationToSave, valuationUndoMinutes } from './saved-valuation'

const noValuationText = 'Questo indirizzo non è una valutazione di Ingrana.'
const fullText = `Hai ${maxSavedValuations} valutazioni salvate, il massimo. Elimina quelle che non ti servono e riprova.`
const goneText = 'Questa valutazione non è più tra quelle salvate.'
const tooLateText = 'Ormai non si annulla più. Salva di nuovo la valutazione dalla sua pagina.'

type Row = { id: number; name: string }

/** The vehicle that the parameters of a valuation say; undefined for anything else. */
export function readAskedVehicle(address: string): { vehicle: AskedVehicle; address: string; facts: string } | undefined {
  const { vehicle, ...form } = readValuation(Object.fromEntries(new URLSearchParams(address)), new Date())
  const canonical = valuationParamsOf(form)
  return vehicle && canonical.length <= maxValuationLength ? { vehicle, address: canonical, facts: valuationFacts(form) } : undefined
}

/** What somebody is about to save, or why it cannot be: the address is no valuation, or the vehicle has no value. */
export async function findValuationToSave(db: Db, given: string): Promise<ValuationToSave | { problem: string }> {
  const requested = readAskedVehicle(given)
  if (!requested) return { problem: noValuationText }
  const value = await estimateAskedVehicle(db, requested.vehicle)
  const name = nameOfAsked(requested.vehicle)
  if ('why' in value) return { problem: `Di «${name}» non c’è un valore da salvare. ${whyText(value.why)}` }
  return { address: requested.address, name, facts: requested.facts, euro: value.euro }
}

/** Saves what a vehicle is worth today. What is saved already stays as it is; `isNew` says which. */
export async function saveValuation(db: Db, userId: number, given: string): Promise<Row & { isNew: boolean }> {
  const wanted = await findValuationToSave(db, given)
  if ('problem' in wanted) throw new AppError('invalid', 'nothing to save', { shownText: wanted.problem })
  const { address, name, euro } = wanted
  return inTransaction(db, async (db) => {
    await lockUser(db, userId)
    const [known] = await db<Row[]>`
      select id, name from saved_valuation where user_id = ${userId} and address = ${address} and ${isListed(db)}`
    if (known) return { ...known, isNew: false }
    await requireRoom(db, userId)
    const [saved] = await db<Row[]>`
      insert into saved_valuation ${db({ userId, address, name, euro })}
      on conflict (user_id, address) do update set name = excluded.name, euro = excluded.euro, saved_at = now(), removed_at = null
      returning id, name`
    if (!saved) throw new Error('the valuation was not saved')
    return { ...saved, isNew: true }
  })
}

/** Takes a valuation off the list; its row stays for the undo period. Removing it twice changes nothing. */
export async function removeValuation(db: Db, userId: number, id: number): Promise<Row> {
  return found(
    await db<Row[]>`
      update saved_valuation set removed_at = coalesce(removed_at, now()) where user_id = ${userId} and id = ${id} returning id, name`,
  )
}

/** Takes a removal back. */
export async function restoreValuation(db: Db, userId: number, id: number): Promise<Row> {
  return inTransaction(db, async (db) => {
    await lockUser(db, userId)
    const [listed] = await db<Row[]>`select id, name from saved_valuation where user_id = ${userId} and id = ${id} and ${isListed(db)}`
    if (listed) return listed
    await requireRoom(db, userId)
    const restored = await db<Row[]>`
      update saved_valuation set removed_at = null
      where user_id = ${userId} and id = ${id} and removed_at > now() - ${valuationUndoMinutes} * interval '1 minute' returning id, name`
    return found(restored, tooLateText)
  })
}

/** The additions of one account come one after the other, so that the list never outgrows its limit. */
async function lockUser(db: Db, userId: number): Promise<void> {
  const { count } = await db`select 1 from app_user where id = ${userId} for no key update`
  if (count === 0) throw new AppError('unauthenticated', 'the account is gone')
}

async function requireRoom(db: Db, userId: number): Promise<void> {
  const [list] = await db<
    { count: number }[]
  >`select count(*)::int as count from saved_valuation where user_id = ${userId} and ${isListed(db)}`
  if ((list?.count ?? 0) >= maxSavedValuations) throw new AppError('conflict', 'the list is full', { shownText: fullText })
}

function found<T>([row]: readonly T[], shownText = goneText): T {
  if (row === undefined) throw new AppError('notFound', 'no such valuation', { shownText })
  return row
}

function isListed(db: Db): SqlFragment {
  return db`removed_at is null`
}
