import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { answerHours } from './partner-key'

/** `isReplay`: it was done before, and the stored answer is sent again. */
export type PartnerAnswer = { status: number; body: unknown; isReplay: boolean }

type PartnerRequest = { keyId: number; idempotencyKey: string; request: string }

/**
 * Does a write once, however often it is requested under the same key. Its changes and its answer are one transaction, and requests meanwhile wait
 * for it. What fails leaves nothing behind and may be requested again. Throws `conflict` when the key stood for another request.
 */
export async function answerOnce(
  db: Db,
  { keyId, idempotencyKey, request }: PartnerRequest,
  work: (db: Db) => Promise<{ status: number; body: unknown }>,
): Promise<PartnerAnswer> {
  const requestHash = hashToken(request)
  return inTransaction(db, async (db) => {
    const begun = await db`
      insert into partner_answer (key_id, idempotency_key, request_hash) values (${keyId}, ${idempotencyKey}, ${requestHash})
      on conflict (key_id, idempotency_key) do update set request_hash = excluded.request_hash, status = null, body = null, created_at = now()
        where partner_answer.created_at < now() - ${answerHours} * interval '1 hour'`
    if (begun.count === 0) return replay(db, keyId, idempotencyKey, requestHash)
    const { status, body } = await work(db)
    await db`
      update partner_answer set status = ${status}, body = ${JSON.stringify(body ?? null)}
      where key_id = ${keyId} and idempotency_key = ${idempotencyKey}`
    return { status, body, isReplay: false }
  })
}

async function replay(db: Db, keyId: number, idempotencyKey: string, requestHash: string): Promise<PartnerAnswer> {
  const [known] = await db<{ requestHash: string; status: number | null; body: string | null }[]>`
    select request_hash, status, body from partner_answer where key_id = ${keyId} and idempotency_key = ${idempotencyKey}`
  if (!known || known.requestHash !== requestHash || known.status === null)
    throw new AppError('conflict', 'another request under this key', {
      shownText: 'Questa Idempotency-Key è già servita per un’altra richiesta.',
    })
  return { status: known.status, body: JSON.parse(known.body ?? 'null'), isReplay: true }
}

export const partnerExpiries: readonly Expiry[] = [
  { table: 'partner_answer', isOver: (db) => db`created_at < now() - ${answerHours} * interval '1 hour'` },
]
