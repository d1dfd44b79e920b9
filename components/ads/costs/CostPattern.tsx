import { forcedColors } from '@/styles/media'
import { color } from '@/styles/tokens'

/** The hatching of what is not paid in cash, for the picture that it stands in. */
export function CostPattern() {
  return (
    <defs>
      <pattern id="valore-perso" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={color.surface} />
        <rect width="2" height="6" fill={color.borderControl} />
      </pattern>
    </defs>
  )
}

/** One face for each kind of cost, in the chart and beside its row. */
export const costFills = `
  [data-cost] { stroke: ${color.surface}; stroke-width: 1; }
  [data-cost='energy'] { fill: ${color.accentStrong}; }
  [data-cost='insurance'] { fill: ${color.accentHover}; }
  [data-cost='maintenance'] { fill: ${color.accentSoft}; }
  [data-cost='tax'] { fill: ${color.textSubtle}; }
  [data-cost='depreciation'] { fill: url(#valore-perso); stroke: ${color.textMuted}; }
  ${forcedColors} { [data-cost] { stroke: CanvasText; } }
`
