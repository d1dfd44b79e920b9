import type { Db } from '@/lib/kernel/db/db.server'
import type { PriceProof } from './proof'

export async function findPriceProof(db: Db): Promise<PriceProof> {
  const rows = await db<(PriceProof['rows'][number] & { workedOutAt: Date })[]>`
    select category, basis, part, from_value as from, to_value as to, cases, median, difference, within_tenth, below, worked_out_at
    from price_proof order by category, basis, array_position('{all,great,good,age,estimate}'::text[], part), from_value`
  const [demo] = await db<{ isDemo: boolean }[]>`select exists (select from dealer where email like '%.example') as is_demo` // RFC 2606: nobody's
  return {
    rows: rows.map(({ workedOutAt: _, ...row }) => row),
    asOf: rows[0]?.workedOutAt.toISOString() ?? null,
    isDemo: demo?.isDemo ?? false,
  }
}
