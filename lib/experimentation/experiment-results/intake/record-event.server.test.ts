import { createHash, randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { choiceText } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie, type PurposeKey } from '@/lib/accounts/consent/privacy-choice'
import { visitorIdName } from '@/lib/accounts/consent/visitor-id'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { recordEvent } from './record-event.server'

const config = indexDatafile(readDatafile(JSON.stringify(validDatafile())))
const now = new Date('2026-03-01T10:00:00Z')
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36'
const sent = { name: 'contactSent', subject: 'ad 7' } as const

function browserOf(id: string, purposes: readonly PurposeKey[], userAgent = person) {
  const choice = { consentId: randomUUID(), version: bannerVersion, purposes, source: 'banner-accept', decidedAt: now } as const
  return { cookies: { [visitorIdName]: id, [choiceCookie]: choiceText({ ...choice, isRecorded: true, unproven: [] }) }, userAgent }
}
const conversionsOf = (db: Db, id: string) =>
  db`select key, occurred_at from experiment_conversion where visitor_hash = ${createHash('sha256').update(id).digest()} order by key, occurred_at`

test(
  'a server event counts for visitors who allow it, once however often the request comes',
  withRollback(async (db) => {
    const id = randomUUID()
    const browser = browserOf(id, ['measurement'])
    for (let time = 0; time < 3; time += 1) await recordEvent(db, sent, browser, config, now)
    await recordEvent(db, { ...sent, subject: 'ad 8' }, browser, config, now)
    const nextDay = new Date(now.getTime() + 86_400_000)
    await recordEvent(db, sent, browser, config, nextDay)
    expect(await conversionsOf(db, id)).toMatchObject([now, now, nextDay].map((occurredAt) => ({ key: 'contact_sent', occurredAt })))
  }),
)

test(
  'a sale counts once for each ad, in whichever browser and on whatever day it is marked again',
  withRollback(async (db) => {
    const [phone, desktop] = [randomUUID(), randomUUID()]
    const sold = { name: 'adSold', subject: randomInt(1e9) } as const
    const month = 30 * 86_400_000
    for (const after of [0, month]) await recordEvent(db, sold, browserOf(phone, ['measurement']), config, new Date(now.getTime() + after))
    await recordEvent(db, sold, browserOf(desktop, ['measurement']), config, new Date(now.getTime() + month))
    expect([await conversionsOf(db, phone), await conversionsOf(db, desktop)]).toMatchObject([[{ key: 'ad_sold', occurredAt: now }], []])
    await recordEvent(db, { ...sold, subject: sold.subject + 1 }, browserOf(desktop, ['measurement']), config, now)
    expect(await conversionsOf(db, desktop)).toMatchObject([{ key: 'ad_sold' }])
  }),
)

test(
  'a sale marked without consent takes nothing from visitors who have given consent',
  withRollback(async (db) => {
    const sold = { name: 'adSold', subject: randomInt(1e9) } as const
    const [other, own] = [randomUUID(), randomUUID()]
    await recordEvent(db, sold, browserOf(other, ['preferences']), config, now)
    await recordEvent(db, sold, browserOf(own, ['measurement']), config, now)
    expect([await conversionsOf(db, other), await conversionsOf(db, own)]).toMatchObject([[], [{ key: 'ad_sold' }]])
  }),
)

const refusing = ['preferences'] as const
test.each([
  { why: 'refused', browser: (id: string) => browserOf(id, refusing), at: now },
  { why: 'not asked yet', browser: (id: string) => ({ cookies: { [visitorIdName]: id }, userAgent: person }), at: now },
  { why: 'a choice that has run out', browser: (id: string) => browserOf(id, ['measurement']), at: new Date('2027-03-01T10:00:00Z') },
  { why: 'a bot', browser: (id: string) => browserOf(id, ['measurement'], 'Mozilla/5.0 (compatible; Googlebot/2.1)'), at: now },
  { why: 'an id that is none of ours', browser: (id: string) => browserOf(id.toUpperCase(), ['measurement']), at: now },
])('nothing is recorded: $why', ({ browser, at }) =>
  withRollback(async (db) => {
    const id = randomUUID()
    await recordEvent(db, sent, browser(id), config, at)
    expect([...(await conversionsOf(db, id)), ...(await conversionsOf(db, id.toUpperCase()))]).toEqual([])
  })(),
)

test(
  'an event that the configuration lacks is saved as well: it may become a goal',
  withRollback(async (db) => {
    const id = randomUUID()
    await recordEvent(db, { name: 'adPublished', subject: 1 }, browserOf(id, ['measurement']), config, now)
    expect(await conversionsOf(db, id)).toMatchObject([{ key: 'ad_published' }])
  }),
)

test(
  'nothing is recorded where there is no configuration, or the log is the vendor’s',
  withRollback(async (db) => {
    const id = randomUUID()
    await recordEvent(db, sent, browserOf(id, ['measurement']), undefined, now)
    expect(await conversionsOf(db, id)).toEqual([])
  }),
)
