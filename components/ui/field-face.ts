import { atMost } from '@/styles/media'
import { color, radius, size } from '@/styles/tokens'

/** One face for inputs and selects. `data-dense`: 40 px beside results on a desktop, full size on a phone. */
export const fieldFace = `
  width: 100%; min-width: 0; height: 48px; padding: 0 14px;
  border: 1.5px solid ${color.asfalto400}; border-radius: ${radius.md};
  background-color: ${color.bianco}; font-size: ${size.md};
  &:hover { border-color: ${color.asfalto600}; }
  &:focus-visible { border-radius: ${radius.md}; }
  &[aria-invalid='true']:not([data-error-border='off']) { border-color: ${color.rosso700}; box-shadow: inset 0 0 0 .5px ${color.rosso700}; }
  &[data-dense] { height: 40px; padding-left: 10px; font-size: ${size.base}; }
  ${atMost(800)} { &[data-dense] { height: 48px; font-size: ${size.md}; } }
`
