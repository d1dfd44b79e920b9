import styled from '@emotion/styled'
import { forcedColors } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  /** 0 is the left end, 1 the right one. */
  position: number
  /** The words under the three segments. */
  words: readonly [string, string, string]
  /** Which of them this price belongs to. */
  segment: 0 | 1 | 2
}

/** Where a price stands among those of equal vehicles. The sentence beside it says the same in words. */
export function PriceGauge({ position, words, segment }: Props) {
  const percent = Math.round(Math.min(0.98, Math.max(0.02, position)) * 100)
  return (
    <Box aria-hidden="true">
      <Bar>
        <i />
        <i />
        <i />
        <Pin style={{ left: `${percent}%` }} />
      </Bar>
      <Words>
        {words.map((word, place) => (
          <span key={word} data-current={place === segment || undefined}>
            {word}
          </span>
        ))}
      </Words>
    </Box>
  )
}

const Box = styled.div`
  margin-top: 2px;
`
const Bar = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  gap: 3px;
  height: 10px;
  i { border-radius: 3px; background: ${color.accentSoft}; }
  i:first-of-type { background: ${color.accent}; }
  i:last-of-type { background: ${color.borderStrong}; }
  ${forcedColors} { i { border: 1px solid CanvasText; } }
`
const Pin = styled.span`
  position: absolute;
  top: -5px;
  width: 6px;
  height: 20px;
  margin-left: -3px;
  border-radius: 3px;
  background: ${color.text};
  box-shadow: 0 0 0 3px ${color.surface};
  ${forcedColors} { forced-color-adjust: none; background: CanvasText; box-shadow: 0 0 0 3px Canvas; }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr;
  gap: 3px;
  margin-top: 8px;
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
  [data-current] { color: ${color.text}; font-weight: 600; }
`
