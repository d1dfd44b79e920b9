import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { findAdsToMatch, keepWithWords } from '@/lib/market/search/engine/ads-to-match.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { ReverseIndex } from '@/lib/market/search/engine/reverse-search'
import { searchesText } from '@/lib/market/search/query/filter-predicates'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

/** Notification to listeners: something has happened to an ad. */
export const adEventChannel = 'ad_event'

type AdEvent = { id: number; kind: string; adIds: number[]; happenedAt: Date }
/** Ads that are matched, and whose matches are written, in one go. */
const adsAtOnce = 100
/** Events that are looked up in one go. */
const eventsAtOnce = 1_000
const largestShareGone = 0.5

/** Says which saved searches find the ads that something has happened to. Equal searches are one address; its index is reused from run to run. */
export class EventMatcher {
  private index = new ReverseIndex<string>()
  private known = new Set<string>()
  /** The searches for words in the text of ads, which only the database finds. */
  private withWords = new Map<string, SearchQuery>()

  /**
   * Matches all that has happened, once the prices of the ads have been looked at. One event is one transaction: a process that dies has done nothing,
   * and what is done is gone. Gives how many events were matched.
   */
  async matchEvents(db: Db): Promise<number> {
    await this.readSearches(db)
    let matched = 0
    for (;;) {
      const events = await db<{ id: number }[]>`select id from ad_event order by id limit ${eventsAtOnce}`
      if (events.length === 0) return matched
      // An ad and its due rating are written together: the ads of these events have their price label after this.
      await rateDueAds(db)
      const before = matched
      for (const { id } of events) if (await inTransaction(db, (db) => this.matchOne(db, id))) matched++
      if (matched === before) return matched // another process has them
    }
  }

  private async matchOne(db: Db, wanted: number): Promise<boolean> {
    const [event] = await db<AdEvent[]>`
      delete from ad_event where id = (select id from ad_event where id = ${wanted} for update skip locked) returning id, kind, ad_ids, happened_at`
    if (!event) return false
    for (let from = 0; from < event.adIds.length; from += adsAtOnce)
      await this.writeMatches(db, { ...event, adIds: event.adIds.slice(from, from + adsAtOnce) })
    return true
  }

  private async writeMatches(db: Db, { id, kind, adIds, happenedAt }: AdEvent): Promise<void> {
    const now = Date.now()
    const found = new Map<string, number[]>()
    for (const ad of await findAdsToMatch(db, adIds))
      for (const address of this.index.finding(ad, now)) {
        const ads = found.get(address)
        if (ads) ads.push(ad.id)
        else found.set(address, [ad.id])
      }
    const matches: [ad: number, address: string][] = []
    for (const [address, ads] of found) {
      const query = this.withWords.get(address)
      for (const ad of query ? await keepWithWords(db, query, ads) : ads) matches.push([ad, address])
    }
    await db`
      insert into saved_search_event (search_id, ad_id, event_id, kind, happened_at)
      select saved_search.id, ad.id, ${id}, ${kind}, ${happenedAt}
      from unnest(${matches.map(([ad]) => ad)}::bigint[], ${matches.map(([, address]) => address)}::text[]) found (ad_id, address)
      join saved_search on saved_search.address = found.address and frequency <> 'never' and paused_at is null and removed_at is null
        and alerts_since < ${happenedAt}
      left join app_user on app_user.id = saved_search.user_id
      left join subscriber on subscriber.id = saved_search.subscriber_id
      join ad on ad.id = found.ad_id and lower(ad.contact_email) is distinct from lower(coalesce(app_user.email, subscriber.email))
      on conflict do nothing`
  }

  /** New searches are added; those that are gone find nobody any more, and when they are many the index is made anew. */
  private async readSearches(db: Db): Promise<void> {
    const rows = await db<{ address: string }[]>`
      select distinct address from saved_search where frequency <> 'never' and paused_at is null and removed_at is null`
    if (this.known.size * (1 - largestShareGone) > rows.length) {
      this.index = new ReverseIndex()
      this.known = new Set()
      this.withWords = new Map()
    }
    for (const { address } of rows) {
      if (this.known.has(address)) continue
      this.known.add(address)
      const query = findSearch(address)
      if (!query) continue
      this.index.add(query, address)
      if (searchesText(query)) this.withWords.set(address, query)
    }
  }
}
