import { color, fontSize, radius } from '@/styles/tokens'

/** A tick or a choice as a pill, on the label around it. */
export const pillStyle = `
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 4px 14px 4px 10px; border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.pill}; background: ${color.surface}; font-size: ${fontSize.base}; cursor: pointer;
  &:has(:checked) { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { flex: none; width: 18px; height: 18px; min-height: 0; accent-color: ${color.accent}; }
  input:focus-visible { outline: none; }
`
