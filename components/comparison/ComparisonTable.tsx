import styled from '@emotion/styled'
import { useRef } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { Comparison } from '@/lib/market/comparison/comparison'
import { type ComparisonQuery, comparisonHref, comparisonTableId, maxCompared } from '@/lib/market/comparison/comparison-query'
import { nounOf } from '@/lib/market/comparison/comparison-words'
import { lowScreen, mobileScreen } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { ColumnPager } from './ColumnPager'
import { ComparisonRow } from './ComparisonRow'
import { ReducedHead } from './ReducedHead'
import { useColumnPager } from './use-column-pager'
import { VehicleHead } from './VehicleHead'
import type { VehicleParts } from './vehicle-parts'

type Props = { comparison: Comparison; query: ComparisonQuery; addHref: string; parts: VehicleParts }

/** The vehicles side by side, a row for each thing the ads say. */
export function ComparisonTable({ comparison: { vehicles, groups }, query, addHref, parts }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const pager = useColumnPager(scroller, vehicles.length)
  const noun = nounOf(vehicles.map(({ category }) => category))
  const free = maxCompared - vehicles.length
  const empty = free > 0 && <Free colSpan={free} />
  return (
    <div>
      {vehicles.length > 2 && <ColumnPager pager={pager} count={vehicles.length} noun={noun.many} />}
      <ReducedHead pictureOf={parts.pictureOf} head={head} vehicles={vehicles.slice(pager.first, pager.first + 2)} />
      <Scroller ref={scroller} id={comparisonTableId}>
        <Table data-vehicles={vehicles.length}>
          <VisuallyHidden as="caption">Confronto fra {vehicles.map(({ title }) => title).join(', ')}</VisuallyHidden>
          <thead ref={head}>
            <tr>
              <Corner scope="col">
                {vehicles.length} di {maxCompared} {noun.many}
              </Corner>
              {vehicles.map((vehicle) => (
                <th key={vehicle.id} scope="col">
                  <VehicleHead
                    pictureOf={parts.pictureOf}
                    priceOf={parts.priceOf}
                    vehicle={vehicle}
                    removeHref={comparisonHref({ ...query, ids: query.ids.filter((id) => id !== vehicle.id) })}
                  />
                </th>
              ))}
              {Array.from({ length: free }, (_, place) => (
                <Free key={place}>
                  {place === 0 ? (
                    <Add href={addHref} variant="quiet">
                      Aggiungi
                      <br />
                      {noun.one}
                    </Add>
                  ) : (
                    <Place data-screen-only />
                  )}
                </Free>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <Group>
                <th colSpan={maxCompared + 1} scope="rowgroup">
                  {title}
                </th>
              </Group>
              {rows.map((row) => (
                <ComparisonRow key={row.label} verdictOf={parts.verdictOf} row={row} sameForAll={noun.sameForAll} empty={empty} />
              ))}
            </tbody>
          ))}
          <tbody data-screen-only>
            <tr>
              <th scope="row">
                <VisuallyHidden>Annuncio</VisuallyHidden>
              </th>
              {vehicles.map(({ id, title, href }) => (
                <td key={id}>
                  <ButtonLink href={href} variant="outline" block aria-label={`Vedi l’annuncio: ${title}`}>
                    Vedi l’annuncio
                  </ButtonLink>
                </td>
              ))}
              {empty}
            </tr>
          </tbody>
        </Table>
      </Scroller>
    </div>
  )
}

/** Scrolls sideways on a phone: two columns fill it, the others stand beside them, and all rows move together. */
const Scroller = styled.div`
  ${mobileScreen} {
    container-type: inline-size;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-behavior: smooth;
    scrollbar-width: none;
  }
`
const Table = styled.table`
  --columns: 2;
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${fontSize.base};
  line-height: 1.35;
  &[data-vehicles='3'] { --columns: 3; }
  &[data-vehicles='4'] { --columns: 4; }
  th, td { padding: 12px; border-bottom: 1px solid ${color.border}; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 400; }
  thead th {
    position: sticky;
    top: 0;
    z-index: 6;
    padding: 8px 12px 12px;
    border-bottom-color: ${color.borderControl};
    background: ${color.surface};
    font-weight: 400;
    ${lowScreen} { position: static; }
  }
  tbody a { scroll-margin-top: 240px; ${lowScreen} { scroll-margin-top: 0; } } /* clear of the head, which stays in sight */
  tbody th[scope='row'] { padding-left: 0; color: ${color.textSecondary}; font-weight: 500; }
  ${mobileScreen} {
    display: block;
    width: max-content;
    caption { display: block; }
    thead, tbody { display: block; }
    tr { display: grid; grid-template-columns: repeat(var(--columns), 50cqw); border-bottom: 1px solid ${color.border}; }
    th, td { padding: 4px 8px 12px 0; border: 0; }
    thead th { position: static; padding: 6px 8px 12px 0; scroll-snap-align: start; }
    tbody th[scope] { position: sticky; left: 0; grid-column: 1 / -1; width: 100cqw; padding: 12px 0 0; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
    tbody th small { display: inline; }
  }
  @media print {
    font-size: ${fontSize.sm};
    th, td { padding: 5px 8px; }
    thead th { position: static; }
    tr { break-inside: avoid; }
  }
`
const Corner = styled.th`
  width: 172px;
  && { padding-left: 0; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  ${mobileScreen} { display: none; }
  @media print { width: 140px; }
`
/** The place of a vehicle that is still to be chosen; a phone offers it below the table only. */
const Free = styled.td`
  ${mobileScreen} { display: none; }
  thead & {
    position: sticky;
    top: 0;
    z-index: 6;
    padding: 8px 12px 12px;
    border-bottom-color: ${color.borderControl};
    background: ${color.surface};
    ${lowScreen} { position: static; }
    @media print { position: static; }
  }
`
const Add = styled(ButtonLink)`
  width: 100%;
  min-height: 104px;
  border-style: dashed;
  color: ${color.accent};
  font-weight: 600;
`
/** A place behind the one that is filled next. */
const Place = styled.div`
  min-height: 104px;
  border: 2px dashed ${color.border};
  border-radius: ${radius.md};
`
const Group = styled.tr`
  &&&& > th {
    padding: 32px 0 10px;
    border-bottom: 2px solid ${color.text};
    color: ${color.text};
    font: 600 ${fontSize.xl}/1.2 ${font.display};
    ${mobileScreen} { padding: 28px 0 8px; font-size: ${fontSize.xl}; }
    @media print { padding: 14px 0 6px; font-size: ${fontSize.md}; }
  }
  ${mobileScreen} { && { border: 0; } }
`
