import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type DealerMap, type DealerMark, type DealerQuery, dealerQueryHref } from '@/lib/market/dealers/dealer-directory'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { map: DealerMap; question: DealerQuery }

/** A map of the dealers: a mark for each region, or for each province of the region that was chosen. */
export function DealerMapView({ map: { label, picture, frame, marks }, question }: Props) {
  const unit = Math.max(frame.width, frame.height) / 100
  const most = Math.max(...marks.map(({ count }) => count))
  const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`
  return (
    <Figure>
      <figcaption>
        <span>{label === 'Italia' ? 'Concessionari per regione' : `${label}, per provincia`}</span>
        {question.region !== null && (
          <Link href={dealerQueryHref({ ...question, region: null, province: null, page: 1 })}>Tutta Italia</Link>
        )}
      </figcaption>
      <svg viewBox={box} role="group" aria-label={`Mappa dei concessionari: ${label}`}>
        <image href={picture} x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        {[...marks]
          .sort((a, b) => b.count - a.count)
          .map((mark) => (
            <Mark
              key={mark.href}
              mark={mark}
              radius={unit * (2.2 + 2.8 * Math.sqrt(mark.count / most))}
              isChosen={isChosen(mark, question)}
            />
          ))}
      </svg>
      <small>Ogni punto chiaro è un comune.</small>
    </Figure>
  )
}

function isChosen(mark: DealerMark, question: DealerQuery): boolean {
  return question.province !== null && mark.href === dealerQueryHref({ ...question, page: 1 })
}

type MarkProps = { mark: DealerMark; radius: number; isChosen: boolean }

function Mark({ mark: { label, count, href, x, y }, radius: size, isChosen }: MarkProps) {
  const dealers = count === 1 ? '1 concessionario' : `${numberText(count)} concessionari`
  return (
    <Link href={href} aria-label={`${label}: ${dealers}`} aria-current={isChosen ? 'true' : undefined}>
      <circle cx={x} cy={y} r={size} />
      <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="central" aria-hidden="true">
        {numberText(count)}
      </text>
    </Link>
  )
}

const Figure = styled.figure`
  padding: 16px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  figcaption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; margin-bottom: 8px; font-weight: 600; a { font-weight: 400; } }
  svg { display: block; width: 100%; max-height: 520px; }
  circle { fill: ${color.accent}; stroke: ${color.surface}; stroke-width: 0.6; }
  text { fill: ${color.textInverse}; font-family: ${font.display}; font-weight: 600; }
  svg a:hover circle, svg [aria-current] circle { fill: ${color.accentHover}; stroke: ${color.text}; }
  svg a:focus-visible { outline: none; circle { stroke: ${color.text}; stroke-width: 2.5; } }
  small { display: block; margin-top: 8px; color: ${color.textMuted}; font-size: ${fontSize.xs}; }
  ${maxWidth(800)} { svg { max-height: 340px; } }
  ${forcedColors} { circle { fill: LinkText; } text { fill: Canvas; } }
`
