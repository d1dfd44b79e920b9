import type { MonthlyCost } from '@/lib/market/financing/monthly-cost'
import type { AdUse } from './ad-use'

/** Everything that a vehicle in instalments costs by the month, and what may be said of its use. JSON-serialisable. */
export type LoanUse = Pick<AdUse, 'province' | 'form' | 'energy'> & {
  cost: MonthlyCost
  /** Whether the price of the energy is that of our example. */
  isExamplePrice: boolean
}
