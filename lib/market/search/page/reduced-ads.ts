import type { SentCard } from '@/lib/market/ads/page/sent-card'

/** Cars whose price has fallen, those of the last day or else of the last week; `total`: of the list behind them. */
export type ReducedAds = { cards: SentCard[]; since: 'today' | 'week'; total: number }

/** A make or a body that the home page leads to. */
export type HomeOption = { value: string; label: string; count: number | null }
