import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { type Chosen, type StockPage, stockParams } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { NextFact } from '@/lib/market/valuation/valuation'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { aboveMobile, mobileScreen } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { PricesDialog } from './PricesDialog'
import { StockBar } from './StockBar'
import { StockHead, StockRow } from './StockRow'
import { TickBox } from './TickBox'
import { useChosenRows } from './use-chosen-rows'

type Props = {
  stock: StockPage
  nextFacts: Readonly<Record<string, NextFact>>
  slug: string
  csrf: string
  outcome: FormOutcome | null
  mayChange: boolean
}

const bulkForm = 'piu-veicoli'

/** One row for each vehicle, on a phone one card; what is ticked has its bar at the foot of the screen. */
export function StockTable({ stock: { vehicles, query, found }, nextFacts, slug, csrf, outcome, mayChange }: Props) {
  const list = stockParams(query).toString()
  const failed = outcome?.form === dealershipApi.vehicles && !outcome.isDone ? outcome.values : {}
  const table = useRef<HTMLDivElement>(null)
  const rows = useChosenRows(table, 'annuncio')
  const shown = vehicles.length
  const [priced, setPriced] = useState<Chosen | null>(null)
  const isFiltered = query.text !== '' || query.status !== null || query.price !== null || query.isSlow
  return (
    <Section ref={table}>
      <Scroll tabIndex={0} role="region" aria-label="I veicoli">
        <Table>
          <StockHead mayChange={mayChange}>
            <span className="needs-script">
              <TickBox
                label={`Scegli le ${shown} di questa pagina, ora ${rows.count}`}
                checked={rows.count > 0}
                isMixed={rows.count > 0 && rows.count < shown}
                onChange={() => (rows.count < shown ? rows.choosePage() : rows.clear())}
              />
            </span>
          </StockHead>
          <tbody>
            {vehicles.map((vehicle) => (
              <StockRow
                key={vehicle.card.id}
                vehicle={vehicle}
                next={nextFacts[vehicle.card.id] ?? null}
                mayChange={mayChange}
                typed={failed['annuncio'] === String(vehicle.card.id) ? failed['prezzo'] : undefined}
                form={{ slug, csrf, list, bulk: bulkForm }}
              />
            ))}
          </tbody>
        </Table>
      </Scroll>
      {mayChange && (
        <StockBar
          form={bulkForm}
          {...{ rows, shown, found, isFiltered }}
          hidden={{ _csrf: csrf, concessionaria: slug, elenco: list }}
          onPrices={(ids) => setPriced(rows.isAll ? query : ids)}
        />
      )}
      {priced && <PricesDialog {...{ slug, csrf, list }} chosen={priced} onClose={() => setPriced(null)} />}
    </Section>
  )
}

/** The bar is there as soon as a box is ticked: no script is needed for that. */
const Section = styled.div`
  @supports selector(:has(a)) {
    &:not(:has(tbody input:checked)) > form { display: none; }
  }
`
const Scroll = styled.div`
  position: relative; /* what is hidden in it is scrolled with it, and does not widen the page */
  ${aboveMobile} { overflow-x: auto; border: 1px solid ${color.border}; border-radius: ${radius.lg}; }
`
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.base};
  line-height: 1.35;
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 400; }
  th, td { text-align: left; vertical-align: middle; font-weight: 400; }
  td form { flex-wrap: nowrap; align-items: center; gap: 4px; }
  td form > button { white-space: nowrap; }
  input[name='prezzo'] { width: 92px; min-height: 44px; padding: 0 10px; border: 1px solid ${color.borderControl}; border-radius: ${radius.md}; font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; }
  ${aboveMobile} {
    min-width: 980px;
    thead th { height: 44px; background: ${color.surfaceAlt}; color: ${color.textSecondary}; font-size: ${fontSize.sm}; font-weight: 600; }
    th, td { padding: 10px 6px; border-bottom: 1px solid ${color.border}; }
    tbody tr:last-child > * { border-bottom: 0; }
    tr > :first-child { padding-left: 16px; }
    tbody tr:hover { background: ${color.surfaceAlt}; }
    tbody tr:has(input[type='checkbox']:checked) { background: ${color.accentSurface}; }
    tbody th { min-width: 190px; }
    th:nth-child(4) { max-width: 92px; }
  }
  ${mobileScreen} {
    &, tbody { display: block; }
    thead tr > :not(:first-child) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    thead, thead tr { display: block; }
    thead th:first-child { display: block; }
    thead label { display: flex; width: max-content; margin: 0 5px 0 auto; padding: 0 8px; gap: 10px; }
    thead label::before { content: 'Tutta la pagina' / ''; }
    tbody tr { position: relative; display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 8px 12px; margin-bottom: 12px; padding: 12px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; background: ${color.surface}; }
    tbody tr:has(input[type='checkbox']:checked) { border-color: ${color.accent}; background: ${color.accentSurface}; }
    tbody :is(th, td) { min-width: 0; }
    tbody th { grid-column: 1 / -1; }
    [data-tick] { position: absolute; top: 8px; right: 12px; }
    [data-tick] + th { padding-right: 44px; }
    td[data-label]::before { content: attr(data-label); display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
    [data-label='Prezzo'], [data-change] { grid-column: 1 / -1; }
  }
`
