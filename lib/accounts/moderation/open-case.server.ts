import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import type { Signal } from '@/lib/market/review/signals'

/** Puts an ad in the queue; one that waits already gets the new signals. */
export async function openCase(db: Db, adId: number, signals: readonly Signal[]): Promise<void> {
  const found = jsonText(signals)
  const [opened] = await db<{ id: number }[]>`
    insert into moderation_case (ad_id, signals) values (${adId}, ${found}::text::jsonb)
    on conflict (ad_id) where decided_at is null do update set signals = excluded.signals returning id`
  if (!opened) throw new Error('a case was not opened')
  await writeLog(db, {
    caseId: opened.id,
    adId,
    moderator: 'sistema',
    action: 'In coda',
    reason: signals.map(({ evidence }) => evidence).join('; '),
  })
}

type Entry = { caseId: number; adId: number; moderator: string; action: string; reason?: string }

export async function writeLog(db: Db, { reason = '', ...entry }: Entry): Promise<void> {
  await db`insert into moderation_log ${db({ ...entry, reason })}`
}
