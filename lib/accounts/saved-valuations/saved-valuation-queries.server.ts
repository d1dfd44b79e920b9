import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { routes } from '@/lib/kernel/routes/routes'
import { estimateAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import { readAskedVehicle } from './save-valuation.server'
import { type SavedValuation, type ValueNow, valuationUndoMinutes } from './saved-valuation'

type Row = { id: number; address: string; name: string; euro: number; savedAt: Date }

/** Somebody's saved valuations, the newest first, each valued anew by the latest model. */
export async function listSavedValuations(db: Db, userId: number): Promise<SavedValuation[]> {
  const rows = await db<Row[]>`
    select id, address, name, euro, saved_at from saved_valuation where user_id = ${userId} and removed_at is null
    order by saved_at desc, id desc`
  const valuations: SavedValuation[] = []
  for (const row of rows) valuations.push(await describe(db, row)) // one after the other: a page takes one connection
  return valuations
}

/** The address is read anew, so that a valuation follows the catalogue as it is now. */
async function describe(db: Db, { id, address, name, euro, savedAt }: Row): Promise<SavedValuation> {
  const requested = readAskedVehicle(address)
  const now: ValueNow = requested
    ? await estimateAskedVehicle(db, requested.vehicle)
    : { why: 'la marca o il modello non è più nel nostro catalogo' }
  return {
    ...{ id, name, euro, now },
    facts: requested?.facts ?? '',
    href: `${routes.valuation}?${address}`,
    sellHref: `${routes.sell}?${address}`,
    savedAt: savedAt.toISOString(),
  }
}

type ExportedValuation = { address: string; name: string; euro: number; savedAt: Date; removedAt: Date | null }

/** The valuations of a user, for the copy of their data. */
export async function exportSavedValuations(db: Db, userId: number): Promise<ExportedValuation[]> {
  return db<ExportedValuation[]>`
    select address, name, euro, saved_at, removed_at from saved_valuation where user_id = ${userId} order by saved_at, id`
}

/** Removed valuations whose undo period is over. */
export const savedValuationExpiries: readonly Expiry[] = [
  { table: 'saved_valuation', isOver: (db) => db`removed_at < now() - ${valuationUndoMinutes} * interval '1 minute'` },
]
