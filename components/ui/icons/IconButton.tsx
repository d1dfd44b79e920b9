import styled from '@emotion/styled'
import { color, radius } from '@/styles/tokens'

/** A target of 44 px around an icon, whatever element it is. */
export const iconButtonStyle = `
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
`

/** A button that is an icon; its `aria-label` says what it does. */
export const IconButton = styled.button`
  ${iconButtonStyle}
  border-radius: ${radius.md};
  &:hover { background: ${color.surfaceMuted}; }
`
