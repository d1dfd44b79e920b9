import { afterAll, expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { removeSavedAd, restoreSavedAd, saveAd } from './save-ad.server'
import { addAd, addPerson, panda } from './test-watchlist'
import { maxSavedAds, type SavedState } from './watchlist'
import { getWatchlistSummary } from './watchlist-queries.server'

/** The people and ads that are committed: many connections at once see each other's only then. */
const committed: { people: number[]; ads: number[] } = { people: [], ads: [] }
afterAll(async () => {
  await getDb()`delete from app_user where id = any(${committed.people})`
  await getDb()`delete from ad where id = any(${committed.ads})`
})
async function commitPerson(): Promise<number> {
  const id = await addPerson(getDb())
  committed.people.push(id)
  return id
}
async function commitAd(): Promise<number> {
  const id = await addAd(getDb(), { status: 'withdrawn' })
  committed.ads.push(id)
  return id
}
const last = (answers: readonly SavedState[]) => answers.reduce((latest, answer) => (answer.revision > latest.revision ? answer : latest))

test('a hundred changes at once end in the one that was acknowledged last, in one row', async () => {
  const db = getDb()
  const [person, ad] = [await commitPerson(), await commitAd()]
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, place) => (place % 2 === round % 2 ? removeSavedAd(db, person, ad) : saveAd(db, person, ad))),
    )
    const rows = await db<
      { isListed: boolean; revision: number }[]
    >`select removed_at is null as is_listed, revision from saved_ad where user_id = ${person}`
    expect(rows).toEqual([{ isListed: last(answers).saved, revision: last(answers).revision }])
    const numbered = answers.filter(({ revision }) => revision > 0)
    expect(new Set(numbered.map(({ revision }) => revision)).size).toBe(numbered.length)
  }
})

test('undoing races with removing: the row is on the list or off it, as the last answer says', async () => {
  const db = getDb()
  const [person, ad] = [await commitPerson(), await commitAd()]
  for (let round = 0; round < 10; round += 1) {
    await saveAd(db, person, ad)
    await removeSavedAd(db, person, ad)
    const answers = await Promise.all([
      restoreSavedAd(db, person, ad),
      removeSavedAd(db, person, ad),
      restoreSavedAd(db, person, ad),
      removeSavedAd(db, person, ad),
    ])
    expect((await getWatchlistSummary(db, person)).ads).toEqual(last(answers).saved ? [ad] : [])
    expect(await db`select 1 from saved_ad where user_id = ${person}`).toHaveLength(1)
  }
})

test('the list ends at its limit, even when many are saved at once; an undo respects it too', async () => {
  const db = getDb()
  const person = await commitPerson()
  const first = await commitAd()
  const importKey = `watchlist-full-${process.pid}`
  await copyAds(
    db,
    Array.from({ length: maxSavedAds + 5 }, (_, place) => ({
      ...panda,
      status: 'withdrawn' as const,
      importKey: `${importKey}-${place}`,
    })),
  )
  const ads = (await db<{ id: number }[]>`select id from ad where import_key like ${`${importKey}-%`} order by id`).map(({ id }) => id)
  committed.ads.push(...ads)
  await saveAd(db, person, first)
  await removeSavedAd(db, person, first)
  await db`insert into saved_ad (user_id, ad_id, seen_sold) select ${person}, id, false from ad where id = any(${ads.slice(0, maxSavedAds - 2)})`
  const outcomes = await Promise.allSettled(ads.slice(maxSavedAds - 2).map((ad) => saveAd(db, person, ad)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict', shownText: 'Tra i preferiti ci stanno 500 annunci: togline uno e riprova.' },
  })
  await expect(restoreSavedAd(db, person, first)).rejects.toMatchObject({ code: 'conflict' })
  expect((await getWatchlistSummary(db, person)).ads).toHaveLength(maxSavedAds)
  await expect(saveAd(db, person, ads[0] ?? 0), 'what is saved already can be saved again').resolves.toMatchObject({ saved: true })
})
