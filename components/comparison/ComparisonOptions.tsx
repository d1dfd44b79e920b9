import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { fieldStyle } from '@/components/ui/form/FieldFrame'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { Comparison } from '@/lib/market/comparison/comparison'
import { type ComparisonQuery, comparisonHref, comparisonParams, maxKmLength } from '@/lib/market/comparison/comparison-query'
import { nounOf } from '@/lib/market/comparison/comparison-words'
import { maxProvinceLength } from '@/lib/market/running-costs/buyer-province'
import { usualKmAYear } from '@/lib/market/running-costs/vehicle-use'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { ComparisonQueryFields } from './ComparisonQueryFields'

type Props = { comparison: Comparison; query: ComparisonQuery }

const errorId = 'provincia-errore'
const kmErrorId = 'km-errore'

/** The rows to show, and the province of the costs. Ticking applies at once; without JavaScript a button does. */
export function ComparisonOptions({ comparison: { vehicles, equalRows, province, kmAYear }, query }: Props) {
  const router = useRouter()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = query.onlyDifferent // going back shows the choice of then
  }, [query.onlyDifferent])
  const name = province.unknown ?? province.name
  const { sameForAll } = nounOf(vehicles.map(({ category }) => category))
  return (
    <div data-screen-only>
      <Bar action={routes.comparison}>
        <ComparisonQueryFields ids={query.ids} />
        {vehicles.length > 1 && (
          <Difference>
            <Checkbox
              name={comparisonParams.onlyDifferent}
              value="1"
              label="Solo differenze"
              ref={box}
              defaultChecked={query.onlyDifferent}
              onChange={({ target }) =>
                void router.push(comparisonHref({ ...query, onlyDifferent: target.checked }), undefined, { scroll: false })
              }
            />
            <span role="status">{equalText(equalRows, query.onlyDifferent, sameForAll)}</span>
          </Difference>
        )}
        <Costs>
          <label>
            Costi per
            <input
              key={name}
              name={comparisonParams.province}
              defaultValue={name}
              placeholder="provincia"
              maxLength={maxProvinceLength}
              autoComplete="address-level1"
              aria-invalid={province.unknown !== null}
              aria-describedby={province.unknown === null ? undefined : errorId}
            />
          </label>
          <label>
            Km l’anno
            <input
              key={kmAYear.text}
              name={comparisonParams.kmAYear}
              defaultValue={kmAYear.text}
              inputMode="numeric"
              maxLength={maxKmLength}
              aria-invalid={kmAYear.error !== null}
              aria-describedby={kmAYear.error === null ? undefined : kmErrorId}
            />
          </label>
          <Button type="submit" variant="outline">
            Aggiorna
          </Button>
        </Costs>
      </Bar>
      {province.unknown !== null && (
        <Wrong id={errorId}>Non conosciamo la provincia «{province.unknown}»: scrivi il nome o la sigla, per esempio Milano o MI.</Wrong>
      )}
      {kmAYear.error !== null && (
        <Wrong id={kmErrorId}>
          Chilometri l’anno: {kmAYear.error.toLowerCase()}. I costi qui sotto sono quelli di chi ne fa {numberText(usualKmAYear)}.
        </Wrong>
      )}
    </div>
  )
}

function equalText(count: number, isHidden: boolean, sameForAll: string): string {
  if (count === 0) return `nessuna riga è ${sameForAll}`
  if (isHidden) return count === 1 ? 'nascosta 1 riga uguale' : `nascoste ${count} righe uguali`
  return count === 1 ? `1 riga è ${sameForAll}` : `${count} righe sono ${sameForAll.replace('uguale', 'uguali')}`
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: 16px;
  padding: 8px 16px;
  border-radius: ${radius.lg};
  background: ${color.surfaceAlt};
`
const Difference = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  label { font-weight: 600; }
  span { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  label span { color: ${color.text}; font-size: ${fontSize.md}; }
`
const Costs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  label { display: flex; align-items: center; gap: 8px; min-width: 0; color: ${color.textMuted}; font-size: ${fontSize.base}; white-space: nowrap; }
  input { ${fieldStyle} min-width: 0; max-width: 180px; }
  ${maxWidth(583)} {
    align-items: flex-end;
    width: 100%;
    label { flex: 1; flex-direction: column; gap: 2px; align-items: flex-start; }
    input { max-width: none; }
  }
`
const Wrong = styled.p`
  margin-bottom: 16px;
  color: ${color.danger};
  overflow-wrap: anywhere;
`
