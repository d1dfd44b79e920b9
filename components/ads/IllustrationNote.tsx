import styled from '@emotion/styled'
import { color, fontSize } from '@/styles/tokens'

/** Said once on a page whose cards show drawings. */
export function IllustrationNote() {
  return <Note>Immagini illustrative: non sono foto dei veicoli.</Note>
}

const Note = styled.p`
  margin-top: 16px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
