import styled from '@emotion/styled'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { color, fontSize } from '@/styles/tokens'

/** Said once on a page whose cards show drawings; nothing where all of them show photographs. */
export function IllustrationNote({ cards }: { cards: readonly Pick<AdCard, 'photo'>[] }) {
  const drawn = cards.filter(({ photo }) => photo === null).length
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
