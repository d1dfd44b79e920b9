import styled from '@emotion/styled'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** A sign with two letters, where a seller has no logo. Decoration: the name stands beside it. */
export const Monogram = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.md};
  background: ${color.accent};
  box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.textInverse};
  color: ${color.textInverse};
  font: 700 ${fontSize.xl}/1 ${font.display};
`
