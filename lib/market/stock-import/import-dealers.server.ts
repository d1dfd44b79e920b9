import type { Db } from '@/lib/kernel/db/db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { findDealerIdsBySource, getDealers } from '@/lib/market/dealers/dealer-queries.server'
import type { Place } from '@/lib/market/places/place'

/** A seller as the rows of a batch name it, with the first place they give. */
export type Seller = { reference: string; place: Place | undefined }
export type KnownDealers = Map<string, Dealer>

/** Finds the dealers of these sellers, and adds those that are new. */
export async function ensureDealers(db: Db, sellers: readonly Seller[], source: string, known: KnownDealers): Promise<KnownDealers> {
  const missing = new Map<string, Seller>()
  for (const seller of sellers) {
    const first = missing.get(seller.reference)
    if (!known.has(seller.reference) && (!first || !first.place)) missing.set(seller.reference, seller)
  }
  if (missing.size === 0) return known
  const marks = new Map([...missing.keys()].map((reference) => [markOf(reference, source), reference]))
  const ids = await findDealerIdsBySource(db, [...marks.keys()])
  const unknown = [...marks].flatMap(([mark, reference]) =>
    ids.has(mark) ? [] : [{ mark, seller: missing.get(reference) ?? { reference, place: undefined } }],
  )
  const added = await addDealers(
    db,
    unknown.map(({ mark, seller }) => newDealer(mark, seller)),
  )
  unknown.forEach(({ mark }, index) => ids.set(mark, added[index] ?? 0))
  const dealers = new Map((await getDealers(db, [...ids.values()])).map((dealer) => [dealer.id, dealer]))
  const found = new Map(known)
  for (const [mark, reference] of marks) {
    const dealer = dealers.get(ids.get(mark) ?? 0)
    if (dealer) found.set(reference, dealer)
  }
  return found
}

/** Mark of a seller: two portals may both call one «D0001», so the name of the source tells them apart. */
function markOf(reference: string, source: string): string {
  return source === '' ? reference : `${source}:${reference}`
}

function newDealer(mark: string, { reference, place }: Seller) {
  return {
    name: dealerName(reference),
    sourceReference: mark,
    placeIstat: place?.istat ?? null,
    provinceCode: place?.provinceCode ?? null,
    region: place?.region ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
}

/** The reference when it looks like a name, else «Venditore» and the reference. */
export function dealerName(reference: string): string {
  const isName = /\p{L}{3,}/u.test(reference) && !/^\p{L}?[0-9a-f]{4,}$/iu.test(reference) && !/^\S*\d\S*$/.test(reference)
  return (isName ? reference : `Venditore ${reference}`).slice(0, 120)
}
