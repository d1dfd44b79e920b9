import type { AdCard } from '@/lib/market/ads/ad-card'

type Shown = { card: Pick<AdCard, 'id' | 'seller' | 'title'> }

/** The same ads, so that the first ones differ: each seller in turn, and of each seller each model in turn. A mail has room for few of an import. */
export function variedAds<T extends Shown>(ads: readonly T[]): T[] {
  const bySeller = groupBy(ads, sellerOf)
  return inTurn(bySeller.map((own) => inTurn(groupBy(own, ({ card }) => card.title))))
}

/** Sellers without a name of their own are each another one. */
function sellerOf({ card: { id, seller } }: Shown): string {
  return seller.kind === 'concessionario' ? seller.name : String(id)
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}

function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1))).flat()
}
