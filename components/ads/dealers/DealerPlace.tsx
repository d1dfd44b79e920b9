import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { DealerPage } from '@/lib/market/ads/dealers/dealer-page'
import { dealerServices, knownServices } from '@/lib/market/dealers/dealer-services'
import { openAt } from '@/lib/market/dealers/open-now'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = Pick<DealerPage, 'dealer' | 'map'>

/** The place of a dealer: where it is, when it is open, what it does besides selling. */
export function DealerPlace({ dealer, map }: Props) {
  const address = [dealer.street, [dealer.postcode, dealer.place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const register = [
    dealer.vatNumber === null ? '' : `P. IVA ${dealer.vatNumber}`,
    dealer.rea === null ? '' : `REA ${dealer.rea}`,
    dealer.pec === null ? '' : `PEC ${dealer.pec}`,
  ].filter(Boolean)
  const services = knownServices(dealer.services)
  return (
    <DealerPanel aria-label="Indirizzo e orari">
      {map && <PlaceMap map={map} place={dealer.place} />}
      <h2>Dove siamo</h2>
      <p>
        {address || 'Indirizzo non indicato'}
        {dealer.street !== null && (
          <>
            <br />
            <a href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`} target="_blank" rel="noreferrer">
              Apri la mappa
              <VisuallyHidden> (si apre in una nuova scheda)</VisuallyHidden>
            </a>
          </>
        )}
      </p>
      <h2>Orari</h2>
      <OpenNow hours={dealer.openingHours} />
      {dealer.openingHours.length === 0 ? (
        <p>Orari non indicati</p>
      ) : (
        <dl>
          {dealer.openingHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
      {services.length > 0 && (
        <>
          <h2>Servizi</h2>
          <ul>
            {services.map((service) => (
              <li key={service}>{dealerServices[service]}</li>
            ))}
          </ul>
        </>
      )}
      {register.length > 0 && <p>{register.join(' · ')}</p>}
    </DealerPanel>
  )
}

const msPerMinute = 60_000
const minuteNow = () => Math.floor(Date.now() / msPerMinute)

function everyMinute(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, msPerMinute)
  return () => clearInterval(timer)
}

/** Said by the browser, which knows what time it is when the page is read: a finished page may be older. */
function OpenNow({ hours }: { hours: Props['dealer']['openingHours'] }) {
  const minute = useSyncExternalStore(everyMinute, minuteNow, () => null)
  const state = minute === null ? null : openAt(hours, new Date(minute * msPerMinute))
  if (!state) return null
  return (
    <p>
      <b data-open={state.isOpen || undefined}>{state.isOpen ? 'Aperto ora' : 'Chiuso ora'}</b>
      {state.until !== null && ` · ${state.until}`}
      <small>Nei giorni festivi può cambiare</small>
    </p>
  )
}

function PlaceMap({ map: { picture, frame, point }, place }: { map: NonNullable<Props['map']>; place: string | null }) {
  const size = Math.max(frame.width, frame.height) / 9
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`Mappa della regione: ${place ?? 'la sede'}`}
    >
      <image href={picture} x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
      <g transform={`translate(${point.x} ${point.y}) scale(${size / 24})`}>
        <path d="M0 0s-9-9.5-9-15a9 9 0 0 1 18 0C9-9.500 0 0 0 0z" />
        <circle cy={-15} r={3.2} />
      </g>
    </svg>
  )
}

const DealerPanel = styled(Panel)`
  align-self: start;
  display: grid;
  gap: 8px;
  font-size: ${fontSize.base};
  h2 { margin: 8px 0 0; font-size: ${fontSize.lg}; }
  dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 3px 0; }
  dt { color: ${color.textMuted}; }
  dd { text-align: right; }
  svg { display: block; width: 100%; height: 160px; border-radius: ${radius.md}; background: ${color.surfaceMuted}; }
  path { fill: ${color.accent}; }
  circle { fill: ${color.surface}; }
  b { color: ${color.textMuted}; }
  b[data-open] { color: ${color.accent}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.xs}; }
  ul { padding-left: 18px; list-style: disc; }
  ${maxWidth(991)} { dl > div { flex-direction: column; gap: 0; } dd { text-align: left; } }
  ${forcedColors} { path { fill: LinkText; } circle { fill: Canvas; } }
`
