import type { Category } from '@/lib/market/catalogue/category'
import type { BuyerProvince } from '@/lib/market/running-costs/buyer-province'
import type { CirculationAnswer } from '@/lib/market/running-costs/circulation'
import type { FiveYearCosts } from '@/lib/market/running-costs/five-year-costs'
import type { HistoricAnswer } from '@/lib/market/running-costs/historic-vehicle'
import type { LicenceAnswers } from '@/lib/market/running-costs/licences'
import type { UseForm } from '@/lib/market/running-costs/vehicle-use'

/** What it takes to have and to drive the vehicle of an ad. JSON-serialisable. */
export type AdUse = {
  /** Whether a buyer pays for having it put into their name. */
  isTransferred: boolean
  onSale: {
    /** Whole days; null where that is not known. */
    days: number | null
    /** Slugs of the model; null where it is not recognised. */
    model: { category: Category; make: string; model: string } | null
  }
  /** The name of the province, where one is known. */
  province: BuyerProvince & { name: string | null }
  form: UseForm
  /** What its energy is called, and by what it is sold; null for what has no engine. */
  energy: { name: string; unit: string } | null
  fiveYears: FiveYearCosts
  licences: LicenceAnswers | null
  circulation: CirculationAnswer | null
  historic: HistoricAnswer | null
}
