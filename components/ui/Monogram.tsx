import styled from '@emotion/styled'
import { color, font, radius, size } from '@/styles/tokens'

/** A sign with two letters, where a seller has no logo. Decoration: the name stands beside it. */
export const Monogram = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.md};
  background: ${color.verde700};
  box-shadow: inset 0 0 0 2px ${color.verde700}, inset 0 0 0 3.5px ${color.bianco};
  color: ${color.bianco};
  font: 700 ${size.xl}/1 ${font.display};
`
