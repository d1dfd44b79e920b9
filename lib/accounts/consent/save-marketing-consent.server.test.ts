import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { exportMarketingConsents, getMarketingChoice } from './marketing-consent-queries.server'
import type { MarketingConsent } from './marketing-consent-schema'
import { saveMarketingConsent } from './save-marketing-consent.server'

const answer = (
  firstPartyMarketing: boolean,
  thirdPartyMarketing: boolean,
  privacyConsentSource: MarketingConsent['privacyConsentSource'] = 'SETTINGS',
  textVersion = '1',
) => ({ firstPartyMarketing, thirdPartyMarketing, privacyConsentSource, textVersion })

const addUser = async (db: Db) => (await addTestUser(db)).id
const deleteUser = (db: Db, id: number) => db`delete from app_user where id = ${id}`

test(
  'a person who never answered allows nothing',
  withRollback(async (db) => {
    const id = await addUser(db)
    expect(await getMarketingChoice(db, id)).toEqual({ firstPartyMarketing: false, thirdPartyMarketing: false })
    expect(await exportMarketingConsents(db, id)).toEqual([])
  }),
)

test(
  'every answer is stored with time, source and text version; the last one counts',
  withRollback(async (db) => {
    const [id, other] = [await addUser(db), await addUser(db)]
    await saveMarketingConsent(db, id, answer(true, true, 'FACEBOOK_MODAL', '0'))
    await saveMarketingConsent(db, id, answer(true, false))
    await saveMarketingConsent(db, id, answer(false, true))
    await saveMarketingConsent(db, other, answer(true, true))
    expect(await getMarketingChoice(db, id)).toEqual({ firstPartyMarketing: false, thirdPartyMarketing: true })
    const stored = await exportMarketingConsents(db, id)
    expect(stored).toMatchObject([
      { firstPartyMarketing: true, thirdPartyMarketing: true, privacyConsentSource: 'FACEBOOK_MODAL', textVersion: '0' },
      { firstPartyMarketing: true, thirdPartyMarketing: false, privacyConsentSource: 'SETTINGS', textVersion: '1' },
      { firstPartyMarketing: false, thirdPartyMarketing: true, privacyConsentSource: 'SETTINGS', textVersion: '1' },
    ])
    const times = stored.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const [{ earliest, latest } = { earliest: Infinity, latest: 0 }] = await db<{ earliest: Date; latest: Date }[]>`
      select date_trunc('milliseconds', now()) as earliest, clock_timestamp() as latest`
    expect(times[0]).toBeGreaterThanOrEqual(Number(earliest))
    expect(times[0]).toBeLessThanOrEqual(Number(latest))
  }),
)

const forbidden: { why: string; change: (db: Db, id: number) => Promise<unknown> }[] = [
  { why: 'changed', change: (db, id) => db`update marketing_consent set first_party_marketing = false where user_id = ${id}` },
  { why: 'removed', change: (db, id) => db`delete from marketing_consent where user_id = ${id}` },
  { why: 'emptied', change: (db) => db`truncate marketing_consent` },
]
test.each(forbidden)('an answer cannot be $why, not even in the database', async ({ change }) => {
  await withRollback(async (db) => {
    const id = await addUser(db)
    await saveMarketingConsent(db, id, answer(true, true))
    await expect(inTransaction(db, (db) => change(db, id))).rejects.toThrow('marketing_consent only grows')
    expect(await getMarketingChoice(db, id)).toEqual({ firstPartyMarketing: true, thirdPartyMarketing: true })
  })()
})

test(
  'the answers of an account go with it, and those of others stay',
  withRollback(async (db) => {
    const [user, other] = [await addUser(db), await addUser(db)]
    for (const id of [user, other]) await saveMarketingConsent(db, id, answer(true, true))
    await deleteUser(db, user)
    expect(await db`select user_id from marketing_consent where user_id in (${user}, ${other})`).toEqual([{ userId: other }])
  }),
)

test(
  'nobody answers for an account that is gone',
  withRollback(async (db) => {
    await expect(saveMarketingConsent(db, 999_999_999, answer(true, true))).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test('of many windows that save at once every answer is stored, and the last one stored counts', async () => {
  const db = getDb()
  const user = await addUser(db)
  const answers = Array.from({ length: 20 }, (_, window) => answer(window % 3 === 0, window % 2 === 0))
  await Promise.all(answers.map((each) => saveMarketingConsent(db, user, each)))
  const stored = await exportMarketingConsents(db, user)
  expect(stored).toHaveLength(20)
  expect(stored.map(({ createdAt }) => createdAt)).toEqual(
    stored.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime()),
  )
  expect(stored.filter(({ firstPartyMarketing }) => firstPartyMarketing)).toHaveLength(
    answers.filter(({ firstPartyMarketing }) => firstPartyMarketing).length,
  )
  expect(await getMarketingChoice(db, user)).toEqual({
    firstPartyMarketing: stored.at(-1)?.firstPartyMarketing,
    thirdPartyMarketing: stored.at(-1)?.thirdPartyMarketing,
  })
  await deleteUser(db, user)
})
