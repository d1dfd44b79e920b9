/** How many weeks are looked back upon, this one among them. */
export const statisticsWeeks = 12
/** Vehicles in the table of the page; the file has all. */
export const vehiclesShown = 50

/** How often the ads of a dealer were opened, saved, written about and called about: `calls` are numbers shown, and requests to be called back. */
export type Reach = { views: number; saves: number; messages: number; calls: number }

/** `week`: its Monday, in Italy, as 2026-11-23. Calls about the dealer, not about an ad, are in it too. */
export type WeekReach = Reach & { week: string }

/** `daysOnline`: null for one that is not online. */
export type VehicleReach = Reach & { adId: number; title: string; href: string; daysOnline: number | null }

export type DealerStatistics = { weeks: WeekReach[]; total: Reach; vehicles: VehicleReach[] }

export function totalOf(weeks: readonly Reach[]): Reach {
  return weeks.reduce<Reach>(
    (sum, { views, saves, messages, calls }) => ({
      views: sum.views + views,
      saves: sum.saves + saves,
      messages: sum.messages + messages,
      calls: sum.calls + calls,
    }),
    { views: 0, saves: 0, messages: 0, calls: 0 },
  )
}

/** Contacts for a hundred views; null where nobody looked. */
export function contactRate({ views, messages, calls }: Reach): number | null {
  return views === 0 ? null : ((messages + calls) / views) * 100
}
