import styled from '@emotion/styled'
import { type ReactNode, useRef } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { useCoveredEdge } from '@/components/ui/use-covered-edge'
import { api } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { aboveMobile, lowScreen } from '@/styles/media'
import { bottomBarProperty, bottomInset, color, fontSize, zIndex } from '@/styles/tokens'
import { ContactButton } from './ContactButton'
import { ContactWording } from './ContactWording'
import { PhoneButton } from './PhoneButton'

type Props = {
  adId: number
  hasPhone: boolean
  /** What is better done first: then writing is the second way. */
  first: ReactNode
  /** What stands beside the buttons otherwise. */
  price: ReactNode
}

/** The one place of a phone to reach the seller: price, number and form; it stops at the end of the content, above the footer. */
export function ContactBar({ adId, hasPhone, first, price }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useCoveredEdge(ref, bottomBarProperty)
  return (
    <Bar ref={ref} className="needs-script" data-bottom-bar data-page-bar="contact">
      {first === null ? <Price>{price}</Price> : <First>{first}</First>}
      {hasPhone && (
        <Phone>
          <PhoneButton isCompact path={api.adNumber(adId)} onShown={() => trackEvent({ name: 'phoneShown', ad: adId, dealer: null })} />
        </Phone>
      )}
      <ContactButton variant={first === null ? 'cta' : 'outline'}>
        <Icon name="mail" />
        <ContactWording length="short" />
      </ContactButton>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: ${zIndex.stickyBar};
  bottom: ${bottomInset};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
  padding: 8px 16px max(8px, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: 0 -4px 16px rgba(20, 24, 25, .1);
  > button { flex: 1.55 1 120px; min-height: 48px; padding: 0 8px; }
  ${lowScreen} { position: static; }
  ${aboveMobile} { display: none; }
`
const Price = styled.div`
  display: grid;
  flex: 1 1 96px;
  justify-items: start;
  gap: 2px;
`
const First = styled.div`
  flex: 1.55 1 184px;
  order: 1;
  > a { min-height: 48px; padding: 0 8px; font-size: ${fontSize.md}; }
`
const Phone = styled.div`
  flex: 0 0 52px;
  > button { min-height: 48px; padding: 0; }
  &:has(a, p:not(:empty)) { flex: 1 1 100%; order: -1; }
`
