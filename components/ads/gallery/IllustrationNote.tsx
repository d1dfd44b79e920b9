import styled from '@emotion/styled'
import { color, fontSize } from '@/styles/tokens'

/** Said once per page with illustrated cards; nothing where all cards show photographs. */
export function IllustrationNote({ cards }: { cards: readonly { photo?: string | null }[] }) {
  const illustrated = cards.filter(({ photo = null }) => photo === null).length
  if (illustrated === 0) return null
  return (
    <Note>
      {illustrated === cards.length ? 'Immagini illustrative: non sono foto dei veicoli.' : 'I disegni sono illustrativi: non sono foto.'}
    </Note>
  )
}

const Note = styled.p`
  margin-top: 16px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
