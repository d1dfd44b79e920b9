import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { paperPath, recordApi } from '@/lib/kernel/routes/dossier'
import { measureText } from '@/lib/market/catalogue/number-text'
import { dayText } from '@/lib/market/dossier/mileage'
import { paperStates, recordKinds, type VehicleRecord } from '@/lib/market/dossier/vehicle-record'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  adId: number
  records: readonly VehicleRecord[]
  csrf: string /** The form for the paper of a record. */
  paperOf: (record: VehicleRecord, name: string) => ReactNode
}

/** What a seller has said of a vehicle's past, each with its paper or the form to send one. */
export function RecordList({ adId, records, csrf, paperOf }: Props) {
  return (
    <List>
      {records.map((record) => {
        const { id, kind, on, paper } = record
        const name = `${recordKinds[kind]}, ${dayText(on)}`
        return (
          <li key={id}>
            <Icon name="document" />
            <div>
              <h3>{name}</h3>
              <p>{detailsOf(record)}</p>
              {paper?.state === 'redo' && paper.note !== null && <p data-redo>Da rifare: {paper.note}</p>}
              {paper && (
                <p>
                  <a href={paperPath(paper.id)}>
                    Vedi la copia<VisuallyHidden>: {name}</VisuallyHidden>
                  </a>
                </p>
              )}
              {paper?.state !== 'accepted' && (
                <details>
                  <summary>
                    {paper ? 'Manda un’altra foto' : 'Aggiungi la foto della carta'}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </summary>
                  {paperOf(record, name)}
                </details>
              )}
            </div>
            <State data-state={paper?.state}>{paper ? paperStates[paper.state] : 'Dichiarata'}</State>
            <form method="post" action={recordApi.ofAd(adId)}>
              <input type="hidden" name="_csrf" value={csrf} />
              <input type="hidden" name="riga" value={id} />
              <Button type="submit" name="azione" value="togli" variant="quiet" size="sm">
                Togli<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </form>
          </li>
        )
      })}
    </List>
  )
}

function detailsOf({ km, owners, percent, measuredBy }: VehicleRecord): string {
  return [
    km === null ? null : measureText(km, 'km'),
    owners === null ? null : `proprietari: ${owners}`,
    percent === null ? null : `capacità rimasta ${percent} %`,
    measuredBy === null ? null : `misurata da ${measuredBy}`,
  ]
    .filter((text) => text !== null)
    .join(' · ')
}

const List = styled.ul`
  display: grid;
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 4px 12px; padding: 14px 0; border-top: 1px solid ${color.border}; overflow-wrap: anywhere; }
  li > form { grid-column: 2 / -1; }
  h3 { font-size: ${fontSize.md}; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  p[data-redo] { color: ${color.danger}; }
  a, summary { color: ${color.link}; }
  summary { min-height: 44px; padding: 10px 0; cursor: pointer; }
`
const State = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  font-weight: 600;
  &[data-state='accepted'] { color: ${color.success}; }
  &[data-state='waiting'] { color: ${color.info}; }
  &[data-state='redo'] { color: ${color.danger}; }
`
