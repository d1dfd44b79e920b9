import { type ReactNode, useState } from 'react'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { sliderScale } from '@/lib/market/search/query/slider-scale'
import { RangeSlider } from './RangeSlider'

type Props = { param: string; query: Pick<SearchQuery, 'list' | 'filters'>; children: ReactNode }

/** The fields of two limits, with a slider where the filter has a scale. */
export function SliderRange({ param, query: { list, filters }, children }: Props) {
  const [thisYear] = useState(() => new Date().getFullYear())
  const scale = sliderScale(param, list, thisYear)
  if (!scale) return children
  return (
    <RangeSlider param={param} scale={scale} filters={filters}>
      {children}
    </RangeSlider>
  )
}
