import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'

type Limit = { name: string; points: number; windowSeconds: number }

const tenMinutes = 600
const oneHour = 3_600
/** All rate limits: how often something may be tried. After too many attempts it is refused for as long again. */
export const rateLimits = {
  loginOfAccount: { name: 'login-account', points: 10, windowSeconds: tenMinutes },
  loginFromAddress: { name: 'login-address', points: 10, windowSeconds: tenMinutes },
  /** Logins from an address or a known browser, those that succeed too: each costs the server as much as a failure. Many may share an address. */
  anyLogin: { name: 'any-login', points: 100, windowSeconds: tenMinutes },
  /** The link that prepares a social login writes a row for each. */
  socialStartFromAddress: { name: 'social-start', points: 60, windowSeconds: tenMinutes },
  /** A browser in which the account has been logged in to before, and an open session, are counted by themselves: strangers cannot lock them. */
  loginFromKnownDevice: { name: 'login-device', points: 10, windowSeconds: tenMinutes },
  passwordInSession: { name: 'session-password', points: 10, windowSeconds: tenMinutes },
  /** Codes of the second factor; a person who tries them knows the password, or is logged in. */
  codeOfAccount: { name: 'code-account', points: 10, windowSeconds: tenMinutes },
  /** Each writes a row, and checks a signature. */
  passkeyFromAddress: { name: 'passkey-address', points: 60, windowSeconds: tenMinutes },
  socialLoginFromAddress: { name: 'social-address', points: 60, windowSeconds: tenMinutes },
  codeFromAddress: { name: 'code-address', points: 30, windowSeconds: tenMinutes },
  consentOfAccount: { name: 'consent-account', points: 60, windowSeconds: tenMinutes },
  mailToAddressee: { name: 'mail-to', points: 5, windowSeconds: oneHour },
  /** Proofs of choices: many people may share one address; one that is refused is sent again from the next page. */
  privacyChoiceFromAddress: { name: 'privacy-choice', points: 120, windowSeconds: tenMinutes },
  mailFromAddress: { name: 'mail-address', points: 60, windowSeconds: oneHour },
  replyFromAddress: { name: 'reply-address', points: 20, windowSeconds: oneHour },
  replyOfSender: { name: 'reply-sender', points: 10, windowSeconds: oneHour },
  /** Offers of one person, or of a seller's staff; each goes to somebody by mail. */
  offersOfDay: { name: 'offers', points: 20, windowSeconds: 24 * oneHour },
  dealOfAccount: { name: 'deal', points: 60, windowSeconds: oneHour },
  callbackFromAddress: { name: 'callback-address', points: 10, windowSeconds: oneHour },
  /** Anybody can type the number of somebody else. */
  callbackOfPhone: { name: 'callback-phone', points: 4, windowSeconds: oneHour },
  /** Text messages with a code: by account, by number, by address, and of the whole site, so that nobody spends our money or rings a stranger all day. */
  smsOfAccount: { name: 'sms-account', points: 5, windowSeconds: 24 * oneHour },
  smsToPhone: { name: 'sms-phone', points: 3, windowSeconds: 24 * oneHour },
  smsFromAddress: { name: 'sms-address', points: 15, windowSeconds: 24 * oneHour },
  smsOfDay: { name: 'sms-day', points: 2_000, windowSeconds: 24 * oneHour },
  answerWithCode: { name: 'reply-code', points: 20, windowSeconds: oneHour },
  /** Calls of a dealer's own program; its answers say how many are left. */
  partnerKey: { name: 'partner-key', points: 600, windowSeconds: tenMinutes },
  googleReviewsFromAddress: { name: 'google-reviews', points: 60, windowSeconds: tenMinutes },
  trustpilotInvitation: { name: 'trustpilot', points: 1, windowSeconds: 30 * 24 * oneHour },
  revealFromAddress: { name: 'phone-address', points: 20, windowSeconds: oneHour },
  revealAtOnce: { name: 'phone-burst', points: 5, windowSeconds: 20 },
  /** Pictures, only those that nobody has requested before: a page has some thirty, and all people of an office may be the first. */
  illustrationFromAddress: { name: 'drawing-address', points: 3_000, windowSeconds: tenMinutes },
  /** Pictures, only those that have to be made. */
  sharePictureFromAddress: { name: 'share-picture', points: 200, windowSeconds: tenMinutes },
  /** The call, which no page of ours makes; pages are cached. */
  valuationFromAddress: { name: 'valuation-address', points: 120, windowSeconds: tenMinutes },
  /** Files of several drafts; a form with forty counts forty times. */
  photoFromAddress: { name: 'photo-address', points: 400, windowSeconds: oneHour },
  draftFromAddress: { name: 'draft-address', points: 60, windowSeconds: oneHour },
  publicationOfAccount: { name: 'publication', points: 10, windowSeconds: 24 * oneHour },
  /** We fetch the address it names: the limit prevents scans of other networks. */
  feedOfAccount: { name: 'feed', points: 20, windowSeconds: oneHour },
  /** Files and addresses that are tried without an account; each takes seconds, and several people may share an address. */
  fileTrialFromAddress: { name: 'file-trial', points: 12, windowSeconds: oneHour },
  /** Another list of a file that was tried, or another reading of its columns. */
  fileTrialChangeFromAddress: { name: 'file-trial-change', points: 40, windowSeconds: oneHour },
  reportFromAddress: { name: 'report-address', points: 10, windowSeconds: oneHour },
  /** Batches of one browser that we know: a page sends one every half minute, and some when it goes away. */
  eventBatchesOfVisitor: { name: 'event-batches', points: 240, windowSeconds: tenMinutes },
  /** Visitors of whom nothing was known. Hundreds of people may share an address; those above the limit are counted from a later page. */
  newVisitorsFromAddress: { name: 'new-visitors', points: 300, windowSeconds: oneHour },
  newVisitorsFromAddressADay: { name: 'new-visitors-day', points: 1_500, windowSeconds: 24 * oneHour },
  /** Of all neighbours of an address together. */
  newVisitorsFromPrefix: { name: 'new-visitors-prefix', points: 1_200, windowSeconds: oneHour },
  newVisitorsFromPrefixADay: { name: 'new-visitors-prefix-day', points: 6_000, windowSeconds: 24 * oneHour },
} as const satisfies Record<string, Limit>

/** How many attempts are left, and when there are all of them again. */
export type RateLeft = { remaining: number; resetSeconds: number }

/** Counts an attempt before it is made, so that parallel ones cannot exceed the limit. Throws `tooMany` with the seconds to wait, and `unavailable` when the counter fails. */
export async function consumeRateLimit(db: Db, limit: Limit, subject: string, points = 1): Promise<void> {
  await countAttempt(db, limit, subject, points)
}

const inProcess = new Map<string, RateLimiterMemory>()

/** Counts in the memory of this process, to protect this process alone: each further process lets as much in, and a restart forgets. */
export async function consumeInProcess({ name, points: most, windowSeconds }: Limit, subject: string, points = 1): Promise<void> {
  const limiter =
    inProcess.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points: most, duration: windowSeconds, blockDuration: windowSeconds })
  inProcess.set(name, limiter)
  try {
    await limiter.consume(keyOf(subject), points)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooMany(refusal)
  }
}

/** Counts many at once, in one statement, and refuses none: gives for each its number within the window of its subject. */
export async function countEach(db: Db, { name, windowSeconds }: Limit, subjects: readonly string[], now = Date.now()): Promise<number[]> {
  const keys = subjects.map((subject) => `${name}:${keyOf(subject)}`)
  // Sorted, so that two processes lock the same rows in the same order.
  const counted = await db<{ key: string; points: number }[]>`
    insert into attempt (key, points, expire)
    select key, count(*), ${now + windowSeconds * 1_000} from unnest(${keys}::text[]) as each (key) group by key order by key
    on conflict (key) do update set
      points = excluded.points + case when attempt.expire > ${now} then attempt.points else 0 end,
      expire = case when attempt.expire > ${now} then attempt.expire else excluded.expire end
    returning key, points`
  const last = new Map(counted.map(({ key, points }) => [key, points]))
  return keys.map((key, place) => (last.get(key) ?? 0) - keys.slice(place + 1).filter((later) => later === key).length)
}

/** Counts as `consumeRateLimit` does, and says what is left. */
export async function countAttempt(db: Db, limit: Limit, subject: string, points = 1): Promise<RateLeft> {
  try {
    const { remainingPoints, msBeforeNext } = await limiterOf(db, limit).consume(keyOf(subject), points)
    return { remaining: remainingPoints, resetSeconds: Math.ceil(msBeforeNext / 1000) }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new AppError('unavailable', 'attempts cannot be counted', { cause: refusal })
    throw tooMany(refusal)
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('tooMany', 'tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
}

/** Takes one attempt back, for attempts that succeeded. */
export async function refundRateLimit(db: Db, limit: Limit, subject: string): Promise<void> {
  await db`update attempt set points = points - 1 where key = ${`${limit.name}:${keyOf(subject)}`} and points > 0`
}

/** Resets the counter after a successful login. */
export async function resetAttempts(db: Db, limit: Limit, subject: string): Promise<void> {
  await limiterOf(db, limit).delete(keyOf(subject))
}

export const attemptExpiries: readonly Expiry[] = [{ table: 'attempt', isOver: (db) => db`expire < ${Date.now()}` }]

function limiterOf(db: Db, { name, points, windowSeconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: asPgClient(db),
    storeType: 'client',
    tableName: 'attempt',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: windowSeconds,
    blockDuration: windowSeconds,
  })
}

/** The little of node-postgres that the limiter uses, on our own pool. */
function asPgClient(db: Db) {
  return {
    async query({ text, values }: { text: string; values: (string | number | null)[] }) {
      const rows = await db.unsafe(text, values)
      return { rows: [...rows], rowCount: rows.count }
    },
  }
}

/** Addresses and e-mails are personal: only a hash of them is stored. */
function keyOf(subject: string): string {
  return hashToken(subject).slice(0, 40)
}
