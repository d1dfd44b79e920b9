/** The days that are looked back upon. */
export const marketDays = 28
/** The fewest ads and sellers: fewer would say more about those than about the market. */
export const leastOfMarket = { ads: 20, sellers: 3 } as const

/** How ads did on the days they were online. `adDays`: one ad online for one day is one. */
export type MarketSide = { ads: number; adDays: number; views: number; contacts: number }

/** `similar`: published ads of others for the models that the dealer has; null: too few to say. */
export type MarketReach = { own: MarketSide; similar: MarketSide | null }

/** How often an ad is opened in a week; null where none was online. */
export function weeklyViews({ adDays, views }: MarketSide): number | null {
  return adDays === 0 ? null : (views / adDays) * 7
}

/** Contacts for a hundred views; null where nobody looked. */
export function contactsOfViews({ views, contacts }: MarketSide): number | null {
  return views === 0 ? null : (contacts / views) * 100
}
