import styled from '@emotion/styled'
import { type MouseEvent, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { kwAtLeast, kwAtMost, kwToCv } from '@/lib/market/catalogue/power'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { color, fontSize, radius } from '@/styles/tokens'
import { RangeField } from './RangeField'
import { SliderRange } from './SliderRange'

type Props = { label: string; isTitled: boolean; list: ListPageSlug; filters: SearchQuery['filters'] }

const units = { cv: 'CV', kw: 'kW' } as const
type Unit = keyof typeof units

/** Power in CV or in kW: what is written is converted, and finds the same ads. Without JavaScript in CV. */
export function PowerField({ label, isTitled, list, filters }: Props) {
  const [shown, setShown] = useState<{ unit: Unit; filters: SearchQuery['filters'] }>({ unit: 'cv', filters })
  const isHydrated = useHydrated()
  const change = (unit: Unit) => (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    if (form === null || unit === shown.unit) return
    setShown({ unit, filters: converted(new FormData(form), shown.unit, unit) })
  }
  return (
    <Field>
      <SliderRange key={shown.unit} param={shown.unit} query={{ list, filters: shown.filters }}>
        <RangeField label={label} isTitled={isTitled} param={shown.unit} unit={units[shown.unit]} filters={shown.filters} />
      </SliderRange>
      <Units {...(isHydrated && { role: 'group', 'aria-label': 'Unità di potenza' })}>
        {isHydrated &&
          (['kw', 'cv'] as const).map((unit) => (
            <button key={unit} type="button" aria-pressed={unit === shown.unit} onClick={change(unit)}>
              {units[unit]}
            </button>
          ))}
      </Units>
    </Field>
  )
}

/** The limits that were written, in the other unit; what is no number stays. */
function converted(written: FormData, from: Unit, to: Unit): Record<string, readonly string[]> {
  return Object.fromEntries(
    (['da', 'a'] as const).map((end) => {
      const given = written.get(`${from}_${end}`)
      const text = typeof given === 'string' ? given : ''
      const value = parseWhole(text, 0, 10_000)
      if (value === undefined) return [`${to}_${end}`, [text]]
      if (to === 'cv') return [`${to}_${end}`, [String(kwToCv(value))]]
      return [`${to}_${end}`, [String(end === 'da' ? kwAtLeast(value) : kwAtMost(value))]]
    }),
  )
}

const Field = styled.div`
  display: grid;
  gap: 8px;
`
const Units = styled.div`
  display: flex;
  min-height: 44px; /* before the buttons come */
  @media (scripting: none) { display: none; }
  button {
    flex: 1;
    min-height: 44px;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: ${fontSize.base};
  }
  button + button { border-left: 0; }
  button:first-of-type { border-radius: ${radius.md} 0 0 ${radius.md}; }
  button:last-of-type { border-radius: 0 ${radius.md} ${radius.md} 0; }
  [aria-pressed='true'] { color: ${color.accentStrong}; font-weight: 600; box-shadow: inset 0 -2px ${color.accent}; }
`
