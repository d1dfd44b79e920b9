import styled from '@emotion/styled'
import { color, radius } from '@/styles/tokens'
import { iconButtonFace } from './icon-button-face'

/** A button that is an icon; its `aria-label` says what it does. */
export const IconButton = styled.button`
  ${iconButtonFace}
  border-radius: ${radius.md};
  &:hover { background: ${color.asfalto100}; }
`
