import styled from '@emotion/styled'
import type { FocusEvent, MouseEvent } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { MapCircle, MapSign, ResultMap } from '@/lib/market/search/map/result-map'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius, shadow } from '@/styles/tokens'

type Props = {
  map: ResultMap
  /** The ad that is pointed at, on the map or in the list. */
  marked: number | null
  onMark(id: number): void
  /** Presses a sign; true where that is not to lead to the ad. */
  onPress(id: number): boolean
  isSeen(id: number): boolean
}

/** The results on land of dots: circles are several ads and lead nearer, signs are one. All are links over a picture. */
export function ResultMapView({ map, marked, onMark, onPress, isSeen }: Props) {
  const { name, picture, frame, ring, circles, signs, towns, isUncounted } = map
  const mark = ({ target }: MouseEvent | FocusEvent) => {
    const sign = target instanceof Element ? target.closest('[data-sign]') : null
    if (sign) onMark(Number(sign.getAttribute('data-sign')))
  }
  return (
    <Map role="group" aria-label={`Mappa degli annunci: ${name}`} data-map onMouseOver={mark} onFocus={mark}>
      <svg viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} preserveAspectRatio="none" aria-hidden="true">
        <image href={picture} x={frame.x} y={frame.y} width={frame.width} height={frame.height} preserveAspectRatio="none" />
        {ring && <circle cx={ring.x} cy={ring.y} r={ring.radius} vectorEffect="non-scaling-stroke" />}
      </svg>
      {towns.map(({ label, left, top }) => (
        <Town key={label} style={at(left, top)} aria-hidden="true">
          {label}
        </Town>
      ))}
      <Place map={map} />
      {circles.map((circle) => (
        <CircleLink key={`${circle.label} ${circle.href}`} circle={circle} />
      ))}
      {signs.map((sign) => (
        <SignLink key={sign.id} sign={sign} isMarked={sign.id === marked} isSeen={isSeen(sign.id)} onPress={onPress} />
      ))}
      <Zoom map={map} />
      <Legend>
        {isUncounted
          ? 'Ora non riusciamo a contare: gli annunci sono nell’elenco.'
          : 'Ogni annuncio sta nel suo comune, non al suo indirizzo.'}
      </Legend>
    </Map>
  )
}

function at(left: number, top: number) {
  return { left: `${left}%`, top: `${top}%` }
}

function CircleLink({ circle: { left, top, size, label, count, href, isList } }: { circle: MapCircle }) {
  return (
    <Circle
      href={href}
      scroll={false}
      rel="nofollow"
      style={{ ...at(left, top), width: size, height: size }}
      data-small={count > 999 || undefined}
      aria-label={`${label}: ${adCountText(count)}${isList ? ', elenco' : ''}`}
    >
      <span aria-hidden="true">{numberText(count)}</span>
    </Circle>
  )
}

type SignProps = Pick<Props, 'onPress'> & { sign: MapSign; isMarked: boolean; isSeen: boolean }

function SignLink({ sign: { id, left, top, href, price, label }, isMarked, isSeen, onPress }: SignProps) {
  return (
    <Sign
      href={href}
      style={at(left, top)}
      aria-label={isSeen ? `${label}, già vista` : label}
      aria-current={isMarked ? 'true' : undefined}
      data-sign={id}
      data-seen={isSeen || undefined}
      onClick={(event) => {
        if (onPress(id)) event.preventDefault()
      }}
    >
      {price}
    </Sign>
  )
}

function Place({ map: { name, trail } }: Pick<Props, 'map'>) {
  return (
    <Trail aria-label="Zona della mappa">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} scroll={false} rel="nofollow">
              {label}
            </Link>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li>
          <b tabIndex={-1} aria-current="location" data-map-name>
            {name}
          </b>
        </li>
      </ol>
    </Trail>
  )
}

function Zoom({ map: { nearer, wider } }: Pick<Props, 'map'>) {
  if (!nearer && !wider) return null
  return (
    <ZoomBox>
      {nearer && (
        <Link href={nearer.href} scroll={false} rel="nofollow" aria-label={`Ingrandisci: ${nearer.label}`}>
          +
        </Link>
      )}
      {wider && (
        <Link href={wider.href} scroll={false} rel="nofollow" aria-label={`Rimpicciolisci: ${wider.label}`}>
          −
        </Link>
      )}
    </ZoomBox>
  )
}

const Map = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 592 / 680;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  > svg > circle { fill: none; stroke: ${color.accent}; stroke-width: 1.75px; stroke-dasharray: 6 5; }
  @media print { display: none; }
`
const Town = styled.span`
  position: absolute;
  transform: translate(-50%, -50%);
  color: ${color.textSecondary};
  font: 600 ${fontSize.sm}/1.1 ${font.display};
  text-shadow: 0 0 3px ${color.surface}, 0 0 4px ${color.surface};
  white-space: nowrap;
  pointer-events: none;
`
const Circle = styled(Link)`
  position: absolute;
  transform: translate(-50%, -50%);
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: ${color.accent};
  box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.surface}, 0 0 0 2px ${color.surface};
  color: ${color.textInverse};
  font: 700 17px/1 ${font.display};
  text-decoration: none;
  &[data-small] { font-size: 14px; }
  &:hover { z-index: 2; background: ${color.accentHover}; color: ${color.textInverse}; }
  &:focus-visible { z-index: 2; border-radius: 50%; }
  ${forcedColors} { border: 2px solid LinkText; }
`
const Sign = styled(Link)`
  position: absolute;
  transform: translate(-50%, calc(-100% - 7px));
  display: inline-flex;
  align-items: center;
  height: 30px;
  padding: 0 9px;
  border-radius: 5px;
  background: ${color.accent};
  box-shadow: inset 0 0 0 1.5px ${color.accent}, inset 0 0 0 2.5px rgba(255, 255, 255, .85), 0 0 0 2px ${color.surface};
  color: ${color.textInverse};
  font: 600 15px/1 ${font.display};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;
  &::before { content: ''; position: absolute; left: 50%; bottom: -7px; width: 3px; height: 8px; margin-left: -1.5px; background: ${color.textSecondary}; }
  &:hover { z-index: 2; background: ${color.accentHover}; color: ${color.textInverse}; }
  &[data-seen] {
    background: ${color.surface};
    box-shadow: inset 0 0 0 1.5px ${color.accent}, 0 0 0 2px ${color.surface};
    color: ${color.accentStrong};
  }
  &[aria-current] {
    z-index: 3;
    background: ${color.text};
    box-shadow: inset 0 0 0 1.5px ${color.text}, inset 0 0 0 2.5px ${color.surface}, 0 0 0 3px ${color.surface};
    color: ${color.textInverse};
  }
  ${forcedColors} { border: 2px solid LinkText; }
`
const Trail = styled.nav`
  position: absolute;
  z-index: 4;
  left: 10px;
  top: 10px;
  padding: 0 4px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.md};
  font-size: .9375rem;
  font-weight: 600;
  ol, li { display: flex; align-items: center; }
  a, b { display: inline-flex; align-items: center; min-height: 44px; padding: 0 8px; font-weight: 600; }
  ${maxWidth(800)} { max-width: calc(100% - 76px); li:not(:nth-last-of-type(-n + 2)) { display: none; } }
`
const ZoomBox = styled.div`
  position: absolute;
  z-index: 4;
  right: 10px;
  top: 10px;
  display: grid;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.md};
  a { display: grid; place-items: center; width: 44px; height: 44px; border-radius: ${radius.md}; color: ${color.text}; font-size: ${fontSize.xl2}; line-height: 1; text-decoration: none; }
  a + a { border-top: 1px solid ${color.border}; border-radius: 0 0 ${radius.md} ${radius.md}; }
  a:hover { background: ${color.surfaceMuted}; }
`
const Legend = styled.p`
  position: absolute;
  left: 12px;
  bottom: 10px;
  max-width: calc(100% - 24px);
  padding: 2px 6px;
  border-radius: 4px;
  background: rgba(255, 255, 255, .86);
  color: ${color.textSecondary};
  font-size: ${fontSize.xs};
  ${maxWidth(800)} { bottom: 22px; }
`
