import { createHash } from 'node:crypto'
import { cookieAllows } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { isVisitorId, visitorIdName } from '@/lib/accounts/consent/visitor-id'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { isBotAgent } from '@/lib/tracking/bot-agent'
import { analyticsEvents, type ServerEventName } from '@/lib/tracking/events/event-table'
import { findContacted, saveContacts } from './contacts.server'
import { countIntake } from './event-intake.server'
import type { ReceivedVisitor } from './received-batch-schema'
import { goalsUnder, saveEvents } from './save-events.server'

type Browser = { cookies: Partial<Record<string, string>>; userAgent: string | undefined }
/** Counts once a day for a subject, so a repeated request adds nothing. What can happen to a subject only once counts once, for all visitors and days. */
export type ServerEvent = { name: ServerEventName; subject: string | number }

/** A sale can be taken back and marked anew. */
const happensOnce: readonly ServerEventName[] = ['adSold']

/** The configuration whose events are ours to record; undefined where the event log is the vendor's. */
export function recordedConfig(): ProjectConfig | undefined {
  return env().eventLogUrl === undefined ? configManager()?.config : undefined
}

/** Records a server event for a browser whose user has allowed measurement. */
export async function recordEvent(
  db: Db,
  serverEvent: ServerEvent,
  browser: Browser,
  config: ProjectConfig | undefined,
  now = new Date(),
): Promise<void> {
  const visitorId = measuredVisitor(browser, now)
  if (visitorId === undefined || !config) return
  const entry = await entryOf(serverEvent, visitorId, now)
  await countIntake(db, await saveEvents(db, { visitors: [entry] }, now, goalsUnder(config)))
  const contacted = serverEvent.name === 'contactSent' ? await findContacted(db, String(serverEvent.subject)) : undefined
  const [eventUuid] = uuidsOf(entry)
  if (contacted && eventUuid !== undefined) await saveContacts(db, [{ eventUuid, ...contacted }])
}

/** A server event of a visitor, as the event log takes it. */
export async function entryOf(serverEvent: ServerEvent, visitorId: string, now: Date): Promise<ReceivedVisitor> {
  const event = { key: analyticsEvents[serverEvent.name].key, uuid: await uuidOf(visitorId, serverEvent, now), timestamp: now.getTime() }
  return { visitor_id: visitorId, snapshots: [{ events: [event] }] }
}

/** The ids of the events of an entry. */
export function uuidsOf({ snapshots }: ReceivedVisitor): string[] {
  return snapshots.flatMap(({ events }) => events.map(({ uuid }) => uuid))
}

/** The visitor's id; undefined for bots, and where nothing may be counted. */
function measuredVisitor({ cookies, userAgent }: Browser, now: Date): string | undefined {
  const id = cookies[visitorIdName]
  const isAllowed = cookieAllows(cookies[choiceCookie], 'experiments', now.getTime())
  return isAllowed && isVisitorId(id) && !isBotAgent(userAgent) ? id : undefined
}

/** Gives one event one id. Without the visitor's id in it it is sealed: a browser that could compute it could occupy the id of a later event. */
async function uuidOf(visitorId: string, { name, subject }: ServerEvent, now: Date): Promise<string> {
  const text = happensOnce.includes(name)
    ? await signed(`event ${JSON.stringify([name, subject])}`)
    : JSON.stringify([visitorId, name, subject, now.toISOString().slice(0, 10)])
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
