import styled from '@emotion/styled'
import { useId, useState } from 'react'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { rankingId } from '@/lib/market/search/page/ranking-text'
import { whyHere } from '@/lib/market/search/page/why-here'
import { color, fontSize } from '@/styles/tokens'

/** Why an ad stands where it does, on demand; without JavaScript the link leads to the explanation below the list. Nothing in other orders. */
export function WhyHere({ card }: { card: AdCard }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const text = whyHere(card)
  if (text === null) return null
  return (
    <Line>
      <a
        href={`#${rankingId}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        Perché qui?
      </a>
      {isOpen && <span id={id}>{text}</span>}
    </Line>
  )
}

/** Above the link that covers the card. */
const Line = styled.p`
  position: relative;
  z-index: 1;
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
  a { display: inline-block; line-height: 24px; color: inherit; }
  span { margin-left: 8px; }
`
