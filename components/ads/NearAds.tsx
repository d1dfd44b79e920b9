import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { color, fontSize } from '@/styles/tokens'
import { AdCard } from './AdCard'

type Props = {
  near: readonly { card: Card; label: string; insteadOf: string }[]
  heartOf(card: Card): ReactNode
  tickOf(card: Card): ReactNode
}

/** Ads just beyond one limit of a search that finds few: apart from its results, and each says which limit that is. */
export function NearAds({ near, heartOf, tickOf }: Props) {
  if (near.length === 0) return null
  return (
    <Apart aria-labelledby="vicini">
      <h2 id="vicini">Vicini a quello che cerchi</h2>
      <p>Un filtro solo è diverso: lo scriviamo su ogni annuncio.</p>
      {near.map(({ card, label, insteadOf }) => (
        <AdCard
          key={card.id}
          card={card}
          heart={heartOf(card)}
          tick={tickOf(card)}
          remark={<Difference>{`«${label}» invece di «${insteadOf}»`}</Difference>}
        />
      ))}
    </Apart>
  )
}

const Apart = styled.section`
  display: grid;
  gap: 16px;
  margin-top: 32px;
  padding-top: 24px;
  border-top: 2px solid ${color.border};
  h2 { font-size: ${fontSize.xl2}; }
  > p { margin-top: -12px; color: ${color.textMuted}; }
`
const Difference = styled.p`
  margin-bottom: 10px;
  padding: 6px 10px;
  border-left: 3px solid ${color.borderControl};
  background: ${color.surfaceAlt};
  font-size: ${fontSize.base};
`
