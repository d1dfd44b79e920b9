import { color, font, motion, radius, size } from '@/styles/tokens'

export type ButtonLook = 'cta' | 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** One face for the button and for the link that looks like one. */
export const buttonFace = `
  position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 8px;
  min-height: 44px; padding: 0 20px; border: 2px solid transparent; border-radius: ${radius.md};
  font: 600 ${size.md}/1.2 ${font.body}; text-align: center; text-decoration: none; cursor: pointer;
  transition: background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};
  &[data-look='cta'] { background: ${color.ambra500}; color: ${color.asfalto900}; }
  &[data-look='cta']:hover { background: ${color.ambra600}; }
  &[data-look='primary'] { background: ${color.verde700}; color: ${color.bianco}; }
  &[data-look='primary']:hover { background: ${color.verde600}; }
  &[data-look='outline'] { background: ${color.bianco}; color: ${color.verde700}; border-color: ${color.verde700}; }
  &[data-look='outline']:hover { background: ${color.verde50}; }
  &[data-look='quiet'] { background: ${color.bianco}; color: ${color.asfalto900}; border-color: ${color.asfalto300}; font-weight: 400; }
  &[data-look='quiet']:hover { border-color: ${color.asfalto400}; }
  &[data-look='danger'] { background: ${color.bianco}; color: ${color.rosso700}; border-color: ${color.rosso700}; }
  &[data-look='danger']:hover { background: ${color.rosso50}; }
  &[data-size='lg'] { min-height: 52px; font-size: ${size.lg}; }
  &[data-size='sm'] { min-height: 36px; padding: 0 14px; font-size: ${size.base}; }
  &[data-block] { width: 100%; }
  &:focus-visible { border-radius: ${radius.md}; }
  &[data-look]:disabled, &[data-look]:disabled:hover { background: ${color.asfalto100}; color: ${color.asfalto500}; border-color: transparent; cursor: not-allowed; }
`
