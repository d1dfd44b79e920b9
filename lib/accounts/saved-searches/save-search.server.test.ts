import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { checkSearch, editSearch, openSearch, removeSearch, renameSearch, restoreSearch, saveSearch } from './save-search.server'
import { savedSearchExpiries } from './saved-search-expiries.server'
import { maxSavedSearches } from './saved-search-limits'
import {
  exportSavedSearches,
  findMailsAWeek,
  findSearchToEdit,
  findSearchToSave,
  listSavedSearches,
  listSearchNames,
} from './saved-search-queries.server'

const address = '/usate/fiat/panda?carburante=gpl'
/** The time of a transaction stands still: what is published an hour from now is published later. */
const addNew = (db: Db, ad: Partial<NewAd> = {}) =>
  addTestAd(db, { fuel: 'gpl', priceCents: 900_000, publishedAt: new Date(Date.now() + 3_600_000), ...ad })
const namesOf = async (db: Db, owner: { id: number; email: string }) =>
  (await listSavedSearches(db, owner, 1)).searches.map(({ name }) => name)

test(
  'a search is saved once, however its address is written, and keeps its name',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const first = await saveSearch(db, { userId: owner.id }, { address, name: 'Panda a gas' })
    const again = await saveSearch(
      db,
      { userId: owner.id },
      {
        address: '/usate?modello=panda&marca=fiat&carburante=gpl&ordina=km&pagina=3',
        name: 'Altra',
      },
    )
    expect([first, again]).toEqual([
      { id: first.id, name: 'Panda a gas', frequency: 'never', isNew: true },
      { id: first.id, name: 'Panda a gas', frequency: 'never', isNew: false },
    ])
    expect(await checkSearch(db, owner.id, `${address}&ordina=km`)).toEqual({ id: first.id, name: 'Panda a gas' })
    expect(await checkSearch(db, owner.id, '/usate/fiat')).toEqual({ id: null, name: 'Fiat usate' })
    expect(await checkSearch(db, (await addTestUser(db)).id, address)).toMatchObject({ id: null })
  }),
)

test(
  'a search saved without a frequency sends no mails, and saved again it stays as it is',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    expect(await saveSearch(db, { userId: owner.id }, { address: '/usate/fiat' })).toMatchObject({ frequency: 'never' })
    const { id } = await saveSearch(db, { userId: owner.id }, { address, frequency: 'weekly' })
    expect(await saveSearch(db, { userId: owner.id }, { address, frequency: 'at_once' })).toMatchObject({
      id,
      frequency: 'weekly',
      isNew: false,
    })
    await removeSearch(db, { userId: owner.id }, id)
    expect(await saveSearch(db, { userId: owner.id }, { address, frequency: 'daily' })).toMatchObject({
      id,
      frequency: 'daily',
      isNew: true,
    })
  }),
)

test(
  'the mails a week of «Subito» are computed from the last 30 days, once the market is that old',
  withRollback(async (db) => {
    await db`delete from ad`
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const add = (days: number, fuel = 'gpl') => addTestAd(db, { fuel, publishedAt: daysAgo(days) })
    for (const days of [1, 5, 9, 13, 17, 21, 25, 29, 29.9]) await add(days)
    expect(await findMailsAWeek(db, address)).toBeNull()
    await add(30.1, 'diesel')
    expect(await findMailsAWeek(db, address)).toBe(2)
    await add(30.1)
    expect(await findMailsAWeek(db, address)).toBe(2)
    expect(await findMailsAWeek(db, '/usate/fiat/panda?carburante=benzina')).toBe(0)
    expect(await findMailsAWeek(db, '/accedi')).toBeNull()
  }),
)

test(
  'a search to be saved is shown with its name, its filters and how many ads it finds',
  withRollback(async (db) => {
    await addTestAd(db, { fuel: 'gpl' })
    const before = (await findSearchToSave(db, address))?.total ?? 0
    expect(before).toBeGreaterThan(0)
    await addTestAd(db, { fuel: 'gpl' })
    expect(await findSearchToSave(db, `${address}&ordina=km&pagina=3`)).toMatchObject({
      address,
      name: 'Fiat Panda usate · GPL',
      filters: ['Auto usate', 'Fiat', 'Panda', 'GPL'],
      total: before + 1,
    })
    expect(await findSearchToSave(db, '/concessionari')).toBeUndefined()
  }),
)

test(
  'ads since a search was last opened are new, except the owner’s own ones',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    await addTestAd(db, { fuel: 'gpl', publishedAt: new Date(Date.now() - 3_600_000) })
    const { id } = await saveSearch(db, { userId: owner.id }, { address })
    const before = (await listSavedSearches(db, owner, 1)).searches[0]?.found
    expect(before).toMatchObject({ fresh: 0, cards: [] })
    const fresh = [await addNew(db), await addNew(db, { publishedAt: new Date(Date.now() + 7_200_000) })]
    await addNew(db, { fuel: 'diesel' })
    await addNew(db, { contactEmail: owner.email.toUpperCase() })
    const [found] = (await listSavedSearches(db, owner, 1)).searches
    expect(found?.found).toMatchObject({ total: (before?.total ?? 0) + 3, fresh: 2 })
    expect(found?.found?.cards.map((card) => card.id)).toEqual(fresh.toReversed())
    expect(found?.search?.filters).toEqual(['Auto usate', 'Fiat', 'Panda', 'GPL'])
    expect(JSON.parse(JSON.stringify(found))).toEqual(found)
    await db`update saved_search set seen_at = now() + interval '90 minutes'`
    expect((await listSavedSearches(db, owner, 1)).searches[0]?.found).toMatchObject({ fresh: 1 })
    expect(await openSearch(db, { userId: owner.id }, id)).toBe(address)
    expect(await db`select seen_at = now() as is_now from saved_search where id = ${id}`).toEqual([{ isNow: true }])
  }),
)

test(
  'a saved search shows the three newest of many new ads',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    await saveSearch(db, { userId: owner.id }, { address })
    for (let count = 0; count < 4; count++) await addNew(db)
    expect((await listSavedSearches(db, owner, 1)).searches[0]?.found).toMatchObject({ fresh: 4, cards: [{}, {}, {}] })
  }),
)

test(
  'a removed search can be put back for an hour, with what was new in it; after that it is gone',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const { id, name } = await saveSearch(db, { userId: owner.id }, { address })
    await db`update saved_search set seen_at = '2026-01-01'`
    expect([await removeSearch(db, { userId: owner.id }, id), await removeSearch(db, { userId: owner.id }, id)]).toEqual([
      { id, name },
      { id, name },
    ])
    expect(await namesOf(db, owner)).toEqual([])
    await expect(renameSearch(db, { userId: owner.id }, id, 'Altro')).rejects.toMatchObject({ code: 'notFound' })
    await expect(openSearch(db, { userId: owner.id }, id)).rejects.toMatchObject({ code: 'notFound' })
    expect([await restoreSearch(db, { userId: owner.id }, id), await restoreSearch(db, { userId: owner.id }, id)]).toEqual([
      { id, name },
      { id, name },
    ])
    expect(await db`select seen_at = '2026-01-01' as is_unchanged from saved_search where id = ${id}`).toEqual([{ isUnchanged: true }])
    await removeSearch(db, { userId: owner.id }, id)
    await db`update saved_search set removed_at = now() - interval '60 minutes'`
    await expect(restoreSearch(db, { userId: owner.id }, id)).rejects.toMatchObject({ code: 'notFound' })
    for (const expiry of savedSearchExpiries) await purgeRows(db, expiry)
    expect(await exportSavedSearches(db, owner.id)).toHaveLength(1)
    await db`update saved_search set removed_at = now() - interval '61 minutes'`
    for (const expiry of savedSearchExpiries) await purgeRows(db, expiry)
    expect(await exportSavedSearches(db, owner.id)).toEqual([])
  }),
)

test(
  'a search saved again after it was removed begins anew, under its new name',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const { id } = await saveSearch(db, { userId: owner.id }, { address, name: 'Prima' })
    await db`update saved_search set seen_at = '2026-01-01'`
    await removeSearch(db, { userId: owner.id }, id)
    expect(await saveSearch(db, { userId: owner.id }, { address, name: 'Dopo' })).toEqual({
      id,
      name: 'Dopo',
      frequency: 'never',
      isNew: true,
    })
    expect(await db`select seen_at = now() as is_now from saved_search where id = ${id}`).toEqual([{ isNow: true }])
  }),
)

test(
  'a changed search looks for something else under its own name; what was mailed or found stays',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const { id } = await saveSearch(db, { userId: owner.id }, { address, name: 'La mia', frequency: 'weekly' })
    await db`update saved_search set seen_at = '2026-01-01', alerts_since = '2026-01-02'`
    const ad = await addTestAd(db, { fuel: 'gpl' })
    await db`insert into saved_search_event (search_id, ad_id, event_id, kind, happened_at, told_at) values (${id}, ${ad}, 1, 'new', now(), now())`
    const before = await findSearchToEdit(db, { userId: owner.id }, id, '/usate/fiat?carburante=gpl&ordina=km')
    expect(before).toMatchObject({ id, name: 'La mia', frequency: 'weekly', address: '/usate/fiat?carburante=gpl', list: 'Auto usate' })
    expect(before?.chips).toEqual([
      { label: 'Fiat', address: '/usate?carburante=gpl&ordina=km' },
      { label: 'GPL', address: '/usate/fiat?ordina=km' },
    ])
    await editSearch(db, { userId: owner.id }, id, { address: '/usate/fiat?ordina=km', name: 'La mia', frequency: 'weekly' })
    expect(
      await db`select address, name, frequency, seen_at = '2026-01-01' and alerts_since = '2026-01-02' as is_unchanged from saved_search where id = ${id}`,
    ).toEqual([{ address: '/usate/fiat', name: 'La mia', frequency: 'weekly', isUnchanged: true }])
    expect(await db`select ad_id, told_at is not null as is_mailed from saved_search_event where search_id = ${id}`).toEqual([
      { adId: ad, isMailed: true },
    ])
    await editSearch(db, { userId: owner.id }, id, { address: '/usate/fiat', name: 'Altra', frequency: 'never' })
    await editSearch(db, { userId: owner.id }, id, { address: '/usate/fiat', name: 'Altra', frequency: 'daily' })
    expect(await db`select name, alerts_since = now() as is_now from saved_search where id = ${id}`).toEqual([
      { name: 'Altra', isNow: true },
    ])
  }),
)

test(
  'a search cannot become one that is saved already, and nobody else’s search changes',
  withRollback(async (db) => {
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    const { id } = await saveSearch(db, { userId: owner.id }, { address, name: 'Prima' })
    const second = await saveSearch(db, { userId: owner.id }, { address: '/usate/fiat', name: 'Seconda' })
    const wanted = { address: '/usate/fiat', name: 'Prima', frequency: 'daily' } as const
    await expect(editSearch(db, { userId: owner.id }, id, wanted)).rejects.toMatchObject({
      code: 'conflict',
      shownText: 'Questa ricerca c’è già: «Seconda».',
    })
    await expect(editSearch(db, { userId: other.id }, id, wanted)).rejects.toMatchObject({ code: 'notFound' })
    await expect(editSearch(db, { userId: owner.id }, id, { ...wanted, address: '/concessionari' })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await findSearchToEdit(db, { userId: other.id }, id)).toBeUndefined()
    expect(await listSearchNames(db, owner.id)).toEqual([
      { id: second.id, name: 'Seconda' },
      { id, name: 'Prima' },
    ])
    await removeSearch(db, { userId: owner.id }, second.id)
    expect(await editSearch(db, { userId: owner.id }, id, wanted)).toEqual({ id, name: 'Prima' })
    expect(await listSearchNames(db, owner.id)).toEqual([{ id, name: 'Prima' }])
    await removeSearch(db, { userId: owner.id }, id)
    await expect(editSearch(db, { userId: owner.id }, id, wanted)).rejects.toMatchObject({ code: 'notFound' })
    expect(await findSearchToEdit(db, { userId: owner.id }, id)).toBeUndefined()
  }),
)

test(
  'nobody reaches a search of somebody else',
  withRollback(async (db) => {
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    const { id } = await saveSearch(db, { userId: owner.id }, { address, name: 'Mia' })
    for (const reach of [openSearch, removeSearch, restoreSearch])
      await expect(reach(db, { userId: other.id }, id)).rejects.toMatchObject({ code: 'notFound' })
    await expect(renameSearch(db, { userId: other.id }, id, 'Sua')).rejects.toMatchObject({ code: 'notFound' })
    expect([await namesOf(db, owner), await namesOf(db, other)]).toEqual([['Mia'], []])
    await renameSearch(db, { userId: owner.id }, id, 'Ancora mia')
    expect(await namesOf(db, owner)).toEqual(['Ancora mia'])
  }),
)

test(
  'a person has fifty searches at most, new or restored, and sees ten to a page',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    const { id } = await saveSearch(db, { userId: owner.id }, { address })
    await removeSearch(db, { userId: owner.id }, id)
    for (let year = 0; year < maxSavedSearches; year++)
      await saveSearch(db, { userId: owner.id }, { address: `/usate/fiat?km_a=${1000 + year}` })
    await expect(saveSearch(db, { userId: owner.id }, { address: '/usate' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(restoreSearch(db, { userId: owner.id }, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await saveSearch(db, { userId: owner.id }, { address: '/usate/fiat?km_a=1000' })).toMatchObject({ isNew: false })
    const { searches, total, page, pages } = await listSavedSearches(db, owner, 99)
    expect([searches.length, total, page, pages]).toEqual([10, maxSavedSearches, 5, 5])
  }),
)

test.each([{ address: '/concessionari' }, { address: '/usate/nessuna-marca' }, { address: 'https://evil.example/usate' }])(
  'an address that is no search is refused: $address',
  ({ address }) =>
    withRollback(async (db) => {
      await expect(saveSearch(db, { userId: (await addTestUser(db)).id }, { address })).rejects.toMatchObject({ code: 'invalid' })
    })(),
)

test(
  'a search that has no list any more stays on the page, with nothing to find',
  withRollback(async (db) => {
    const owner = await addTestUser(db)
    await saveSearch(db, { userId: owner.id }, { address, name: 'Di una volta' })
    await db`update saved_search set address = '/usate/marca-sparita'`
    expect((await listSavedSearches(db, owner, 1)).searches).toMatchObject([{ name: 'Di una volta', search: null, found: null }])
  }),
)
