import styled from '@emotion/styled'
import { font, fontSize } from '@/styles/tokens'

/** A key of the keyboard. */
export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 5px;
  border: 1.5px solid currentColor;
  border-radius: 4px;
  font: 600 ${fontSize.sm}/1 ${font.display};
`
