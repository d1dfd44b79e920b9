import { type Db, inTransaction } from '@/lib/kernel/db/db.server'

/** Words of the newest ads, which are enough: what only older ones have is found as it is typed. */
const newestWords = `
  select to_tsvector('simple', plain_words(concat(make, ' ', coalesce(model, ''), ' ', version, ' ', description))) from ad
  where status = 'published' order by id desc limit 20000`
const statementTimeoutMs = 120_000

/** Notes which words the published ads have. What none of them has is taken for a slip when it is searched for. Gives how many there are. */
export async function refreshAdWords(db: Db): Promise<number> {
  return inTransaction(
    db,
    async (db) => {
      await db`
        with given as (
          select stat.word, stat.ndoc as ads, stem
          from ts_stat(${newestWords}) stat cross join unnest(ts_lexize('italian_stem', stat.word)) stem
          where length(stat.word) between 2 and 40
        ), gone as (delete from ad_word where not exists (select from given where given.word = ad_word.word))
        insert into ad_word (word, stem, ads) select word, stem, ads from given
        on conflict (word) do update set ads = excluded.ads where ad_word.ads <> excluded.ads`
      const [row] = await db<{ words: number }[]>`select count(*)::int as words from ad_word`
      return row?.words ?? 0
    },
    { statementTimeoutMs },
  )
}
