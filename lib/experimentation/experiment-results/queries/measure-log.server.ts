import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db } from '@/lib/kernel/db/db.server'
import { readingResults } from './results-queries.server'

/** The visitors of four weeks are those of an experiment; three times as long is as far back as every event is retained. */
const [windowDays, windows] = [28, 3]
/** Fewer visitors say nothing of a rate. */
const minLogged = 500

export type LoggedPace = {
  /** Visitors who report anything within four weeks, by day. */
  visitorsADay: number
  /** The share of the visitors of four weeks who do something, by its key; left out where nobody does. */
  rates: ReadonlyMap<string, number>
}

/** What the log of events of the last three months says of these keys, by four weeks at a time; null where it holds too few visitors, or reading it takes too long. */
export async function measureLog(db: Db, keys: readonly string[], now = new Date()): Promise<LoggedPace | null> {
  const since = new Date(now.getTime() - windowDays * windows * 86_400_000)
  const logged = db`received_at > ${since} and received_at <= ${now}`
  const place = db`floor(extract(epoch from ${now}::timestamptz - received_at) / ${windowDays * 86_400})`
  try {
    return await readingResults(db, async (db) => {
      const [all] = await db<{ visitors: number; days: number }[]>`
        select coalesce(sum(visitors), 0)::integer as visitors, coalesce(sum(days), 0)::float8 as days
        from (
          select count(distinct visitor_hash) as visitors, least(${windowDays}, extract(epoch from ${now}::timestamptz - min(received_at)) / 86400 - place * ${windowDays}) as days
          from (
            select visitor_hash, received_at, ${place} as place from experiment_conversion where ${logged}
            union all select visitor_hash, received_at, ${place} from experiment_exposure where ${logged}
          ) event group by place
        ) of_window`
      if (!all || all.visitors < minLogged || all.days < 1) return null
      const done = await db<{ key: string; visitors: number }[]>`
        select key, count(distinct (${place}, visitor_hash))::integer as visitors from experiment_conversion
        where key = any (${keys}::text[]) and ${logged} group by key`
      return {
        visitorsADay: Math.max(1, Math.round(all.visitors / all.days)),
        rates: new Map(done.map(({ key, visitors }) => [key, visitors / all.visitors])),
      }
    })
  } catch (error) {
    if (isTimeout(error)) return null
    throw error
  }
}
