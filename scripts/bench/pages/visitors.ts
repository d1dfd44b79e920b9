import { randomUUID } from 'node:crypto'
import { choiceText } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { cookieName } from '@/lib/accounts/sessions/session-cookie.server'
import { registerSocialUser } from '@/lib/accounts/users/register-social-user.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { findRunningPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'

/** The cookies of one browser. */
export type Visitor = { Cookie: string }

/** All visitors have refused, as most do, so their pages come without the question about privacy. */
function choiceOf(): string {
  const decided = {
    consentId: randomUUID(),
    version: bannerVersion,
    purposes: [],
    source: 'preferences' as const,
    decidedAt: new Date(),
    isRecorded: true,
    unproven: [],
  }
  return `${choiceCookie}=${encodeURIComponent(choiceText(decided))}`
}

export function anonymousVisitors(count: number): Visitor[] {
  return Array.from({ length: count }, () => ({ Cookie: choiceOf() }))
}

/** Anonymous visitors with a personal cookie that causes no work, as after a logout. They bypass the page cache. */
export function visitorsWithOwnCookie(count: number): Visitor[] {
  return anonymousVisitors(count).map(({ Cookie }) => ({ Cookie: `${Cookie}; ingrana_bench=1` }))
}

/** People with accounts of their own, which are put into the market of the site. */
export async function loggedInVisitors(count: number, { url, dataDir }: { url: string; dataDir: string }): Promise<Visitor[]> {
  const running = await findRunningPostgres(dataDir)
  if (!running) throw new Error(`no PostgreSQL runs on ${dataDir}`)
  const db = openPool(running.url, 1)
  try {
    const visitors: Visitor[] = []
    while (visitors.length < count) {
      const userId = await registerSocialUser(db, { email: `${randomUUID()}@esempio.it`, displayName: 'Mario Rossi' })
      if (userId === undefined) throw new Error('the account was not opened')
      const { token } = await openSession(db, { userId, userAgent: 'bench' })
      visitors.push({ Cookie: `${choiceOf()}; ${cookieName('session', url)}=${token}` })
    }
    return visitors
  } finally {
    await db.end({ timeout: 5 })
  }
}
