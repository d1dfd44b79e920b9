import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { PrivacyChoice } from './privacy-choice'
import { savePrivacyChoice } from './save-privacy-choice.server'

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second))
const choice = (change: Partial<PrivacyChoice>): PrivacyChoice => ({
  consentId: randomUUID(),
  version: 1,
  purposes: [],
  source: 'banner-reject',
  decidedAt: at(0),
  ...change,
})
const rowsOf = (db: Db, id: string) =>
  db`select purposes, source, banner_version, decided_at from privacy_choice where consent_id = ${id} order by id`

test(
  'three changes are three rows: what, when, on which banner and from where',
  withRollback(async (db) => {
    const consentId = randomUUID()
    await savePrivacyChoice(db, choice({ consentId }))
    await savePrivacyChoice(db, choice({ consentId, decidedAt: at(1), purposes: ['measurement', 'social'], source: 'preferences' }))
    await savePrivacyChoice(db, choice({ consentId, decidedAt: at(2), source: 'preferences' }))
    expect(await rowsOf(db, consentId)).toEqual([
      { purposes: [], source: 'banner-reject', bannerVersion: 1, decidedAt: at(0) },
      { purposes: ['measurement', 'social'], source: 'preferences', bannerVersion: 1, decidedAt: at(1) },
      { purposes: [], source: 'preferences', bannerVersion: 1, decidedAt: at(2) },
    ])
  }),
)

test(
  'a proof that comes late is answered with the time of the later choice',
  withRollback(async (db) => {
    const first = choice({})
    expect(await savePrivacyChoice(db, { ...first, decidedAt: at(5) })).toEqual(at(5))
    expect(await savePrivacyChoice(db, first)).toEqual(at(5))
    expect(await savePrivacyChoice(db, choice({}))).toEqual(at(0))
  }),
)

test(
  'a proof that is sent again is stored once, as it first was',
  withRollback(async (db) => {
    const first = choice({ purposes: ['replay'] })
    await savePrivacyChoice(db, first)
    await savePrivacyChoice(db, { ...first, purposes: [] })
    expect(await rowsOf(db, first.consentId)).toMatchObject([{ purposes: ['replay'] }])
  }),
)

test.each([
  ['changed', (db: Db, id: string) => db`update privacy_choice set purposes = '{}' where consent_id = ${id}`],
  ['deleted', (db: Db, id: string) => db`delete from privacy_choice where consent_id = ${id}`],
  ['emptied', (db: Db) => db`truncate privacy_choice`],
] as const)('a proof is never %s', (_, tamper) =>
  withRollback(async (db) => {
    const stored = choice({ purposes: ['social'] })
    await savePrivacyChoice(db, stored)
    await expect(
      inTransaction(db, async (inner) => {
        await tamper(inner, stored.consentId)
      }),
    ).rejects.toThrow('append-only')
    expect(await rowsOf(db, stored.consentId)).toHaveLength(1)
  })(),
)

test(
  'a proof does not identify its person',
  withRollback(async (db) => {
    const columns = await db<
      { columnName: string }[]
    >`select column_name from information_schema.columns where table_name = 'privacy_choice' order by ordinal_position`
    expect(columns.map(({ columnName }) => columnName)).toEqual([
      'id',
      'consent_id',
      'decided_at',
      'banner_version',
      'purposes',
      'source',
      'recorded_at',
    ])
  }),
)
