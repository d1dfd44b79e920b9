import styled from '@emotion/styled'
import { type ReactNode, useContext } from 'react'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { Icon } from '@/components/ui/icons/Icon'
import { api } from '@/lib/kernel/routes/routes'
import { type AdStatus, takesContacts } from '@/lib/market/ads/ad'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { color, fontSize } from '@/styles/tokens'
import { ContactButton } from './ContactButton'
import { ContactWording } from './ContactWording'
import { ContactContext } from './contact-context'
import { PhoneButton } from './PhoneButton'

type Props = {
  adId: number
  status: AdStatus
  hasPhone: boolean
  /** What is said without JavaScript: where to go. */
  withoutScript: string
  /** What else can be done with the ad. */
  children?: ReactNode
}

/** The ways to reach the seller. The page holds no phone number until it is requested. */
export function SellerContact({ adId, status, hasPhone, withoutScript, children }: Props) {
  const { isSent } = useContext(ContactContext)
  const isOpen = takesContacts(status)
  return (
    <Box>
      {status === 'reserved' && <Aside>Il veicolo è riservato: puoi comunque scrivere al venditore, nel caso torni libero.</Aside>}
      {isOpen ? (
        <Ways className="needs-script">
          <ContactButton size="lg" block>
            <Icon name="mail" />
            <ContactWording length="long" />
          </ContactButton>
          {hasPhone && <PhoneButton path={api.adNumber(adId)} onShown={() => trackEvent({ name: 'phoneShown', ad: adId, dealer: null })} />}
        </Ways>
      ) : (
        <Aside>L’annuncio non è più disponibile: non puoi più contattare il venditore.</Aside>
      )}
      <FormMessage variant="success">{isSent ? 'Hai scritto a questo venditore.' : ''}</FormMessage>
      {isOpen && (
        <noscript>
          <Aside>
            Per scrivere al venditore o vedere il suo numero serve JavaScript: controlliamo che a farlo non sia un programma.{' '}
            {withoutScript}
          </Aside>
        </noscript>
      )}
      {children !== undefined && <Others>{children}</Others>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 16px;
`
const Ways = styled.div`
  display: grid;
  gap: 10px;
`
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > * { flex: 1 1 auto; }
`
const Aside = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
