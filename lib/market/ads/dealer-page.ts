import type { AdCard } from './ad-card'
import type { AdDealer } from './ad-page'

/** What a dealer's page shows. JSON-serialisable. */
export type DealerPage = { dealer: AdDealer; cards: AdCard[]; page: number; pages: number }
