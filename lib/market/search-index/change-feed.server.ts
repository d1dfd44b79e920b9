import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'

/** Position of a reader in the history of a database. */
export type FeedPosition = {
  /** Which cluster, and which of its histories: the numbers of transactions mean nothing in another. */
  history: string
  /** Transaction before which all had ended when the reader looked last; of all others it may have missed something. */
  transactionId: string
  /** How often changes had been deleted by then. */
  deletions: number
}

/** Ids of ads to be read again; or that nobody can say any more which. */
export type Changes = { adIds: ReadonlySet<number> } | 'lost'

type ChangeRow = {
  oldest: string
  deletions: number
  isLost: boolean
  position: number | null
  transactionId: string | null
  adIds: number[] | null
}

/** An index that was ready within this time can catch up. */
const retainedDays = 2

export const adChangeExpiries: readonly Expiry[] = [
  { table: 'ad_change', isOver: (db) => db`changed_at < now() - make_interval(days => ${retainedDays})` },
]

/** Position of a reader who begins now. */
export async function currentPosition(db: Db): Promise<FeedPosition> {
  const [row] = await db<FeedPosition[]>`
    select ${historySql(db)} as history, pg_snapshot_xmin(pg_current_snapshot())::text as transaction_id, deletions from ad_change_lost`
  if (!row) throw new Error('the database did not say where it stands')
  return row
}

/** Whether the database is the one that the position is from, and has not gone back behind it since. */
export async function isOfThisDatabase(db: Db, { history, transactionId }: Omit<FeedPosition, 'deletions'>): Promise<boolean> {
  const [row] = await db<{ isSame: boolean }[]>`
    select ${historySql(db)} = ${history} and ${transactionId}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as is_same`
  return row?.isSame ?? false
}

function historySql(db: Db) {
  return db`(select system_identifier from pg_control_system()) || ' ' || (select timeline_id from pg_control_checkpoint()) || ' ' || current_database()`
}

/**
 * Reads what has changed since a position. Transactions end in another order than they begin, so each time everything is read that may have ended
 * since; what was given already is left out.
 */
export class ChangeFeed {
  /** Changes that were given, by their position: as long as they will be read again. */
  private readonly given = new Map<number, bigint>()

  constructor(
    private readonly db: Db,
    private current: FeedPosition,
  ) {}

  /** Begins a feed now: an index that reads the ads after this has everything that was there before. */
  static async begin(db: Db): Promise<ChangeFeed> {
    const feed = new ChangeFeed(db, await currentPosition(db))
    feed.remember(await feed.findRows())
    return feed
  }

  get position(): FeedPosition {
    return this.current
  }

  async read(): Promise<Changes> {
    const rows = await this.findRows()
    const [first] = rows
    if (!first || first.isLost) return 'lost'
    const changes = rows.filter(({ position }) => position !== null)
    if (changes.some(({ adIds }) => adIds === null)) return 'lost'
    this.remember(changes)
    const oldest = BigInt(first.oldest)
    for (const [position, transactionId] of this.given) if (transactionId < oldest) this.given.delete(position)
    this.current = { ...this.current, transactionId: first.oldest, deletions: first.deletions }
    return { adIds: new Set(changes.flatMap(({ adIds }) => adIds ?? [])) }
  }

  private remember(rows: readonly ChangeRow[]): void {
    for (const { position, transactionId } of rows)
      if (position !== null && transactionId !== null) this.given.set(position, BigInt(transactionId))
  }

  private findRows(): Promise<readonly ChangeRow[]> {
    const { transactionId, deletions } = this.current
    return this.db<ChangeRow[]>`
      select now_at.oldest::text as oldest, lost.deletions,
        lost.deletions <> ${deletions} and lost.last_transaction_id >= ${transactionId}::xid8 as is_lost,
        c.position, c.transaction_id::text as transaction_id, c.ad_ids
      from (select pg_snapshot_xmin(pg_current_snapshot()) as oldest) now_at
      cross join ad_change_lost lost
      left join ad_change c on c.transaction_id >= ${transactionId}::xid8 and c.position <> all(${[...this.given.keys()]}::bigint[])`
  }
}
