import styled from '@emotion/styled'
import { color, fontSize } from '@/styles/tokens'

/** Said once on a page whose cards show drawings; nothing where all of them show photographs. */
export function IllustrationNote({ cards }: { cards: readonly { photo?: string | null }[] }) {
  const drawn = cards.filter(({ photo = null }) => photo === null).length
  if (drawn === 0) return null
  return (
    <Note>
      {drawn === cards.length ? 'Immagini illustrative: non sono foto dei veicoli.' : 'I disegni sono illustrativi: non sono foto.'}
    </Note>
  )
}

const Note = styled.p`
  margin-top: 16px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
