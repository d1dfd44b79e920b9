import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { DraftQuality } from '@/lib/accounts/selling/drafts/draft-quality'
import { sellPath } from '@/lib/kernel/routes/routes'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { draftId: string; quality: DraftQuality }

/** How much of what buyers look for the ad says, and what brings the most. */
export function QualityScore({ draftId, quality: { points, parts, missing } }: Props) {
  return (
    <Box aria-label="Qualità dell’annuncio">
      <p>Qualità dell’annuncio</p>
      <Total>
        <b>{points}</b> su 100, {wordFor(points)}
      </Total>
      <dl>
        {parts.map(({ name, points, most }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {points} / {most}
              <meter min={0} max={most} value={points} aria-hidden="true" />
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <>
          <p>Che cosa manca</p>
          <ul>
            {missing.map(({ text, points, step, field }) => (
              <li key={text}>
                <Link href={`${sellPath(draftId, step)}${field === null ? '' : `#annuncio-${field}`}`}>{text}</Link> <em>+{points}</em>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  )
}

function wordFor(points: number): string {
  if (points >= 80) return 'ottima'
  if (points >= 60) return 'discreta'
  return points >= 40 ? 'da completare' : 'appena cominciata'
}

const Total = styled.p`
  b { font: 700 ${fontSize.xl4}/1 ${font.display}; }
`
const Box = styled(Panel)`
  display: grid;
  gap: 12px;
  font-size: ${fontSize.base};
  > p:not(${Total}) { font-weight: 600; }
  dl, ul { display: grid; gap: 8px; }
  dl div { display: grid; gap: 4px; }
  dd { display: flex; gap: 12px; align-items: center; justify-content: space-between; font-variant-numeric: tabular-nums; }
  meter { flex: 1; max-width: 160px; height: 8px; }
  em { color: ${color.accent}; font-style: normal; font-weight: 600; }
`
