import { deviceName } from './device-name'
import type { ListedSession } from './session'

/** A session as a line of the profile page; times are texts, so that server and browser cannot write them differently. */
export type SessionLine = { id: string; device: string; lastSeen: string; isCurrent: boolean }

export function sessionLine({ id, userAgent, lastSeenAt, isCurrent }: ListedSession): SessionLine {
  return { id: String(id), device: deviceName(userAgent), lastSeen: italianTime.format(lastSeenAt), isCurrent }
}

const italianTime = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })
