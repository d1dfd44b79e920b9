import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import type { AlertFrequency } from './alert-frequency'
import { addressToSave, proposedName } from './saved-search'
import { maxAddressLength, maxSavedSearches, undoMinutes } from './saved-search-limits'
import { lockOwner, ownedBy, ownerColumns, type SearchOwner } from './search-owner.server'

const noSearchText = 'Questo indirizzo non è una ricerca di Ingrana.'
const tooLongText = 'Troppi filtri per salvarla: togline qualcuno e riprova.'
const fullText = `Hai ${maxSavedSearches} ricerche salvate, il massimo. Elimina quelle che non ti servono e riprova.`
const goneText = 'Questa ricerca non è più tra quelle salvate.'
const tooLateText = 'Ormai non si annulla più. Salva di nuovo la ricerca dalla sua pagina.'

type Row = { id: number; name: string }
type State = Row & { frequency: AlertFrequency }
/** `isNew` is false when it was saved already: then its name stays, and how often its owner is written to. */
export type SavedState = State & { isNew: boolean }
type Wanted = { address: string; name?: string | undefined; frequency?: AlertFrequency | undefined }

/** Saves the search of an address; what is published from now on is new. Idempotent. */
export async function saveSearch(db: Db, owner: SearchOwner, given: Wanted): Promise<SavedState> {
  const { address, name } = searchToSave(given)
  const { frequency = 'never' } = given
  return inTransaction(db, async (db) => {
    await requireOwner(db, owner)
    const [known] = await db<State[]>`
      select id, name, frequency from saved_search where ${ownedBy(db, owner)} and address = ${address} and ${isListed(db)}`
    if (known) return { ...known, isNew: false }
    await requireRoom(db, owner)
    const same = 'userId' in owner ? db`(user_id, address)` : db`(subscriber_id, address)`
    const [saved] = await db<State[]>`
      insert into saved_search ${db({ ...ownerColumns(owner), address, name, frequency })}
      on conflict ${same} do update set name = excluded.name, saved_at = now(), seen_at = now(), removed_at = null,
        frequency = excluded.frequency, paused_at = null, alerts_since = now()
      returning id, name, frequency`
    if (!saved) throw new Error('the search was not saved')
    return { ...saved, isNew: true }
  })
}

/** Whether the search of an address is saved, and under which name; else the name it would get. */
export async function checkSearch(db: Db, userId: number, address: string): Promise<{ id: number | null; name: string }> {
  const wanted = searchToSave({ address })
  const [known] = await db<Row[]>`
    select id, name from saved_search where ${ownedBy(db, { userId })} and address = ${wanted.address} and ${isListed(db)}`
  return known ?? { id: null, name: wanted.name }
}

export async function renameSearch(db: Db, owner: SearchOwner, id: number, name: string): Promise<void> {
  found(await db<Row[]>`update saved_search set name = ${name} where ${one(db, owner, id)} and ${isListed(db)} returning id, name`)
}

/** Changes what a search looks for, its name and its frequency. What was mailed stays marked, and events from before mails were wanted are not mailed. */
export async function editSearch(db: Db, owner: SearchOwner, id: number, given: Wanted & { frequency: AlertFrequency }): Promise<Row> {
  const { address, name } = searchToSave(given)
  const isSame = (db: Db) => db`${ownedBy(db, owner)} and address = ${address} and id <> ${id}`
  return inTransaction(db, async (db) => {
    await requireOwner(db, owner)
    const [same] = await db<Row[]>`select id, name from saved_search where ${isSame(db)} and ${isListed(db)}`
    if (same) throw new AppError('conflict', 'saved already', { shownText: `Questa ricerca c’è già: «${same.name}».` })
    await db`delete from saved_search where ${isSame(db)}`
    return found(
      await db<Row[]>`
        update saved_search set address = ${address}, name = ${name}, frequency = ${given.frequency},
          alerts_since = case when frequency = 'never' then now() else alerts_since end
        where ${one(db, owner, id)} and ${isListed(db)} returning id, name`,
    )
  })
}

/** Opens a search for its owner: what was published until now is no longer new. Gives its address. */
export async function openSearch(db: Db, owner: SearchOwner, id: number): Promise<string> {
  const opened = await db<{ address: string }[]>`
    update saved_search set seen_at = now() where ${one(db, owner, id)} and ${isListed(db)} returning address`
  return found(opened).address
}

/** Takes a search off the list; its row stays for the undo period. Removing it twice changes nothing. */
export async function removeSearch(db: Db, owner: SearchOwner, id: number): Promise<Row> {
  return found(
    await db<Row[]>`update saved_search set removed_at = coalesce(removed_at, now()) where ${one(db, owner, id)} returning id, name`,
  )
}

/** Takes a removal back: the search returns with its name and what was new in it. */
export async function restoreSearch(db: Db, owner: SearchOwner, id: number): Promise<Row> {
  return inTransaction(db, async (db) => {
    await requireOwner(db, owner)
    const [listed] = await db<Row[]>`select id, name from saved_search where ${one(db, owner, id)} and ${isListed(db)}`
    if (listed) return listed
    await requireRoom(db, owner)
    const restored = await db<Row[]>`
      update saved_search set removed_at = null
      where ${one(db, owner, id)} and removed_at > now() - ${undoMinutes} * interval '1 minute' returning id, name`
    return found(restored, tooLateText)
  })
}

/** The canonical address of a search that can be saved; undefined for anything else. */
export function readAddressToSave(given: unknown): string | undefined {
  const query = typeof given === 'string' ? findSearch(given) : undefined
  const address = query && addressToSave(query)
  return address !== undefined && address.length <= maxAddressLength ? address : undefined
}

/** The canonical address of a search and its name; throws `invalid` for what is no search or has too many filters. */
export function searchToSave(given: { address: string; name?: string | undefined }): { address: string; name: string } {
  const query = findSearch(given.address)
  if (!query) throw new AppError('invalid', 'no search', { shownText: noSearchText })
  const address = addressToSave(query)
  if (address.length > maxAddressLength) throw new AppError('invalid', 'too many filters', { shownText: tooLongText })
  return { address, name: given.name || proposedName(query) }
}

/** The additions of one owner come one after the other, so that the list never outgrows its limit. */
async function requireOwner(db: Db, owner: SearchOwner): Promise<void> {
  if ((await lockOwner(db, owner)) === undefined) throw new AppError('unauthenticated', 'the account is gone')
}

async function requireRoom(db: Db, owner: SearchOwner): Promise<void> {
  const [list] = await db<
    { count: number }[]
  >`select count(*)::int as count from saved_search where ${ownedBy(db, owner)} and ${isListed(db)}`
  if ((list?.count ?? 0) >= maxSavedSearches) throw new AppError('conflict', 'the list is full', { shownText: fullText })
}

function found<T>([row]: readonly T[], shownText = goneText): T {
  if (row === undefined) throw new AppError('notFound', 'no such saved search', { shownText })
  return row
}

function one(db: Db, owner: SearchOwner, id: number): SqlFragment {
  return db`${ownedBy(db, owner)} and saved_search.id = ${id}`
}

function isListed(db: Db): SqlFragment {
  return db`saved_search.removed_at is null`
}
