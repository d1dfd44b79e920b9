import styled from '@emotion/styled'
import { useLateNavigation } from '@/components/ui/use-late-navigation'
import { forcedColors } from '@/styles/media'
import { color, motion, zIndex } from '@/styles/tokens'

/** A line along the top of the screen while the next page is late, as on a slow network. */
export function Spinner() {
  return useLateNavigation() ? <Line role="progressbar" aria-label="Caricamento della pagina" /> : null
}

/** The line slows down and never ends, as the duration is unknown. */
const Line = styled.div`
  position: fixed;
  z-index: ${zIndex.consent};
  top: 0;
  left: 0;
  width: 95%;
  height: 4px;
  background: ${color.cta};
  animation: loading-line 12s ${motion.ease};
  @keyframes loading-line { from { width: 0; } }
  ${forcedColors} { border-top: 4px solid Highlight; }
`
