import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { boundedQueue } from '@/lib/kernel/rate-limits/bounded-queue.server'

/** argon2id, at the least that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each takes a core and one of the four threads that also read files, for some 40 ms; one core stays for the pages. */
const inQueue = boundedQueue({
  name: 'passwords',
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 50,
  retryAfterSeconds: 5,
})

/** Verified when there is no account, so that the response time is the same; it never matches. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$Els+OkyXsoNC8vDpGnjrJQ$skuTOjlkuNrU4gDDFc0EhCXeBVFhbwFM/+xu4JvtBC4'

export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(password.normalize('NFC'), cost))
}

/** Hashes short codes that are looked up among several: one hash answers for all that share the salt. */
export function hashWithSalt(code: string, salt: string): Promise<string> {
  return inQueue(async () => (await hashRaw(code, { ...cost, salt: Buffer.from(salt, 'base64url') })).toString('base64url'))
}

/** Checks a password. Without a hash the same work is done, so that the time taken does not tell whether there is one. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await inQueue(() => verify(passwordHash ?? dummyHash, password.normalize('NFC')))
  return matches && passwordHash !== null && passwordHash !== undefined
}
