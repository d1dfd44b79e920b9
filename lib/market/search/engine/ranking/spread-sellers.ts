import type { AdPosition, ListPosition, RankedAds } from '../search-engine'

/** Number of ads of one seller that may follow one another as long as there are others. */
const most = 2
/** Ads that are read beyond those that are wanted: a few of a seller wait on most pages. */
const spare = 40

type Ad = AdPosition & { seller: number }
/** Reads ads in their order behind a position, of one seller where one is given. */
export type ReadRanked = (wanted: { after: AdPosition | null; seller: number | null; limit: number }) => Promise<RankedAds>

/**
 * Spreads sellers over the order of a list: always the best ad that would not be the third of its seller in a row. Ads that wait are all of one seller, for they come as soon as another
 * one has been shown. So two positions and two numbers say how it goes on, and a page is found behind them at the cost of a first one.
 * Gives the ads `from` to `from + limit`, and where the next page begins.
 */
export async function spreadSellers(
  read: ReadRanked,
  after: ListPosition | null,
  { from, limit }: { from: number; limit: number },
): Promise<{ ids: number[]; next: ListPosition | null }> {
  const spread = new Spread(after)
  const wanted = from + limit + 1
  let room = wanted + spare
  await readMore(read, spread, room)
  if (after?.spread?.last && spread.waitingSeller !== null)
    spread.resume(await read({ after: after.spread.last, seller: spread.waitingSeller, limit: wanted }))
  const ids: number[] = []
  let next: ListPosition | null = null
  while (ids.length < wanted) {
    const ad = spread.take()
    if (ad === null) return { ids: ids.slice(from), next: null }
    if (ad === undefined) {
      room *= 2
      await readMore(read, spread, room)
      continue
    }
    ids.push(ad.id)
    if (ids.length === from + limit) next = spread.position
  }
  return { ids: ids.slice(from, from + limit), next }
}

async function readMore(read: ReadRanked, spread: Spread, limit: number): Promise<void> {
  spread.add(await read({ after: spread.readUpTo, seller: null, limit }), limit)
}

class Spread {
  /** Ads in their order, read and not looked at yet. */
  private unseen: Ad[] = []
  private place = 0
  private isWhole = false
  private waiting: Ad[] = []
  private firstWaiting = 0
  /** The ad up to which all have been shown, but those that wait. */
  private at: AdPosition | null
  private shown: AdPosition | null
  private seller: number | null
  private run: number
  private last: AdPosition | null
  readUpTo: AdPosition | null
  waitingSeller: number | null

  constructor(after: ListPosition | null) {
    const { run = 0, last = null, seller = null } = after?.spread ?? {}
    this.at = this.readUpTo = after && { key: after.key, id: after.id }
    this.run = run
    this.last = last
    this.shown = last ?? this.at
    this.waitingSeller = last && seller
    this.seller = run > 0 ? seller : null
  }

  add({ ids, keys, sellers }: RankedAds, limit: number): void {
    this.unseen = Array.from(ids, (id, place) => ({ id, key: declared(keys[place]), seller: sellers[place] ?? Number.NaN }))
    this.place = 0
    this.isWhole = ids.length < limit
    this.readUpTo = this.unseen.at(-1) ?? this.readUpTo
  }

  /** Takes those of its seller who waited when the page before ended. */
  resume({ ids, keys, sellers }: RankedAds): void {
    const { at } = this
    const theirs = Array.from(ids, (id, place) => ({ id, key: declared(keys[place]), seller: sellers[place] ?? Number.NaN }))
    this.waiting = at === null ? [] : theirs.filter((ad) => !isBehind(ad, at))
  }

  /** The next ad; undefined: more have to be read; null: none is left. */
  take(): Ad | undefined | null {
    const blocked = this.run >= most ? this.seller : null
    if (this.isWaiting && this.waitingSeller !== blocked) return this.takeWaiting()
    for (; this.place < this.unseen.length; this.place++) {
      const ad = this.unseen[this.place]
      if (ad && ad.seller !== blocked) {
        this.place += 1
        return this.takeFirst(ad)
      }
      if (ad) this.wait(ad)
    }
    if (!this.isWhole) return undefined
    return this.isWaiting ? this.takeWaiting() : null
  }

  /** Where the next page begins. */
  get position(): ListPosition | null {
    if (!this.at) return null
    const run = this.last && this.seller !== this.waitingSeller ? 0 : this.run
    const seller = this.last ? this.waitingSeller : this.seller
    return { ...this.at, spread: { run, seller, ...(this.last && { last: this.last }) } }
  }

  private get isWaiting(): boolean {
    return this.firstWaiting < this.waiting.length
  }

  private wait(ad: Ad): void {
    if (!this.isWaiting) {
      this.last = this.shown
      this.waitingSeller = ad.seller
    }
    this.waiting.push(ad)
  }

  private takeWaiting(): Ad | null {
    const ad = this.waiting[this.firstWaiting++] ?? null
    if (ad) {
      this.show(ad)
      this.last = positionOf(ad)
      if (this.at && isBehind(ad, this.at)) this.at = this.last // nobody else is left
    }
    return ad
  }

  private takeFirst(ad: Ad): Ad {
    this.show(ad)
    this.at = positionOf(ad)
    if (!this.isWaiting) this.last = null
    return ad
  }

  private show(ad: Ad): void {
    this.run = ad.seller === this.seller ? Math.min(most, this.run + 1) : 1
    this.seller = Number.isNaN(ad.seller) ? null : ad.seller
    this.shown = positionOf(ad)
  }
}

function positionOf({ key, id }: Ad): AdPosition {
  return { key, id }
}

function declared(key: number | undefined): number | null {
  return key === undefined || Number.isNaN(key) ? null : key
}

/** The larger key first, what has none last, and of equal ones the larger id. */
function isBehind(ad: AdPosition, other: AdPosition): boolean {
  if (ad.key === other.key) return ad.id < other.id
  return ad.key === null || (other.key !== null && ad.key < other.key)
}
