import styled from '@emotion/styled'
import { forcedColors } from '@/styles/media'
import { color } from '@/styles/tokens'

const outline = 'm12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.300L3 9.600l6.300-.7z'

/** Stars out of five, with a text for screen readers. */
export function Stars({ stars }: { stars: number }) {
  return (
    <Row viewBox="0 0 120 24" role="img" aria-label={`${stars.toLocaleString('it-IT')} stelle su 5`}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path key={place} d={outline} transform={`translate(${place * 24} 0)`} data-on={place < Math.round(stars) || undefined} />
      ))}
    </Row>
  )
}

const Row = styled.svg`
  flex: none;
  width: 90px;
  height: 18px;
  fill: ${color.borderStrong};
  [data-on] { fill: ${color.accent}; }
  ${forcedColors} { fill: Canvas; stroke: CanvasText; [data-on] { fill: CanvasText; } }
`
