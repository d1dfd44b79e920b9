import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** One face for inputs and selects. `data-dense`: 40 px beside results on a desktop, full size on a phone. */
export const fieldStyle = `
  width: 100%; min-width: 0; height: 48px; padding: 0 14px;
  border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md};
  background-color: ${color.surface}; font-size: ${fontSize.md};
  &:hover { border-color: ${color.borderControlHover}; }
  &:focus-visible { border-radius: ${radius.md}; }
  &[aria-invalid='true']:not([data-error-border='off']) { border-color: ${color.danger}; box-shadow: inset 0 0 0 .5px ${color.danger}; }
  &[data-dense] { height: 40px; padding-left: 10px; font-size: ${fontSize.base}; }
  ${maxWidth(800)} { &[data-dense] { height: 48px; font-size: ${fontSize.md}; } }
`
