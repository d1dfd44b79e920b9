import { histogramBins, type PriceHistogram } from '@/lib/market/search/engine/histogram/price-histogram'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { priceScale } from '@/lib/market/search/query/slider-scale'
import { PriceBars } from './PriceBars'
import { RangeField } from './RangeField'
import { RangeSlider } from './RangeSlider'

type Props = { label: string; isTitled: boolean; param: string; unit: string; histogram: PriceHistogram; filters: SearchQuery['filters'] }

/** The limits of the price, set along its bars or typed. */
export function PriceRange({ label, isTitled, param, unit, histogram, filters }: Props) {
  return (
    <RangeSlider
      param={param}
      scale={priceScale(histogram.euro, histogramBins)}
      filters={filters}
      chart={(track, { da, a }) => (
        <PriceBars histogram={histogram} from={da} to={a}>
          {track}
        </PriceBars>
      )}
    >
      <RangeField label={label} isTitled={isTitled} param={param} unit={unit} filters={filters} />
    </RangeSlider>
  )
}
