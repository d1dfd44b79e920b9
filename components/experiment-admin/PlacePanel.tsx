import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { ListedPlace } from '@/lib/experimentation/experiment-drafts/listed-place'
import { numericDateText } from '@/lib/kernel/italian/date-text'
import { draftPath, newDraftAt } from '@/lib/kernel/routes/experiment-routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** Where the site can vary, who looks after it, and what runs there now. */
export function PlacePanel({ places }: { places: readonly ListedPlace[] }) {
  return (
    <Panel aria-labelledby="posti">
      <Title id="posti">Posti</Title>
      <Intro>Un esperimento è una prova in un posto del sito. Finito, il posto è di nuovo libero.</Intro>
      <Rows>
        {places.map((place) => (
          <li key={place.key}>
            <h3>{place.name}</h3>
            <State place={place} />
            <p>{place.where}</p>
            <p>
              Pronte: {place.variations.join(' · ')}
              {place.slots.length > 0 && <> · da scrivere: {place.slots.join('; ')}</>}
            </p>
            <small>
              Si assegna per visitatore{place.laterUnits.length > 0 && ` (per ${place.laterUnits.join(' o ')} non ancora)`} · {place.owner}{' '}
              · fino al {numericDateText(place.expires)}
              {place.isExpired && <b> · scaduto: va rinnovato o tolto dal codice</b>}
              {place.runs > 0 && <> · {place.runs === 1 ? '1 prova' : `${place.runs} prove`} finora</>}
            </small>
          </li>
        ))}
      </Rows>
    </Panel>
  )
}

function State({ place: { key, name, takenBy } }: { place: ListedPlace }) {
  if (takenBy)
    return (
      <span>
        <Sign>Occupato</Sign> <Link href={draftPath(takenBy.id)}>{takenBy.key}</Link>
      </span>
    )
  return (
    <Link href={newDraftAt(key)}>
      Prova qui<VisuallyHidden> in {name}</VisuallyHidden>
    </Link>
  )
}

const Title = styled.h2`
  font-size: ${fontSize.xl};
`
const Intro = styled.p`
  margin: 4px 0 8px;
  color: ${color.textMuted};
`
const Rows = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-items: baseline;
    padding: 12px 0;
    border-top: 1px solid ${color.border};
  }
  h3 { font-size: ${fontSize.md}; font-weight: 600; }
  ${maxWidth(583)} { li { grid-template-columns: minmax(0, 1fr); } }
  p, small { grid-column: 1 / -1; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  small b { color: ${color.danger}; }
  a { display: inline-flex; align-items: center; min-height: 28px; font-weight: 600; }
`
const Sign = styled.b`
  padding: 2px 8px;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
`
