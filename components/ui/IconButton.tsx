import styled from '@emotion/styled'
import { color, radius } from '@/styles/tokens'
import { iconButtonStyle } from './icon-button-style'

/** A button that is an icon; its `aria-label` says what it does. */
export const IconButton = styled.button`
  ${iconButtonStyle}
  border-radius: ${radius.md};
  &:hover { background: ${color.surfaceMuted}; }
`
