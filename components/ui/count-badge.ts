import { color, font, fontSize } from '@/styles/tokens'

/** A number beside an entry of a menu. */
export const countBadge = `
  display: inline-grid; place-items: center; min-width: 24px; height: 24px; margin-left: auto; padding: 0 7px; border-radius: 12px;
  background: ${color.accent}; color: ${color.textInverse}; font: 600 ${fontSize.sm}/1 ${font.body}; font-variant-numeric: tabular-nums; white-space: nowrap;
`
