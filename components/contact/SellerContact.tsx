import styled from '@emotion/styled'
import { type ReactNode, useContext } from 'react'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { Icon } from '@/components/ui/icons/Icon'
import { api } from '@/lib/kernel/routes/routes'
import { type AdStatus, takesContacts } from '@/lib/market/ads/ad'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { mobileScreen } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { ContactButton } from './ContactButton'
import { ContactWording } from './ContactWording'
import { ContactContext } from './contact-context'
import { PhoneButton } from './PhoneButton'

type Props = {
  adId: number
  status: AdStatus
  hasPhone: boolean
  /** Nobody writes to themselves. */
  isOwn: boolean
  /** Whether a phone has the heart on the photographs. */
  isPictured: boolean
  /** What is better done first: then writing is the second way. */
  first: ReactNode
  /** What stands here instead once the vehicle cannot be had. */
  ended: ReactNode
  /** Who sells. */
  seller: ReactNode
  /** What is said without JavaScript: where to go. */
  withoutScript: string
  /** What else can be done with the ad. */
  children: ReactNode
}

/** The ways to reach the seller; a phone has them in its bar. The page holds no phone number until it is requested. */
export function SellerContact({ adId, status, hasPhone, isOwn, isPictured, first, ended, seller, withoutScript, children }: Props) {
  const { isSent } = useContext(ContactContext)
  const isOpen = takesContacts(status) && !isOwn
  return (
    <Box>
      {isOpen && first !== null && <First>{first}</First>}
      {isOpen ? (
        <Ways className="needs-script">
          <ContactButton variant={first === null ? 'cta' : 'outline'} size={first === null ? 'lg' : 'md'} block>
            <Icon name="mail" />
            <ContactWording length="long" />
          </ContactButton>
          {hasPhone && <PhoneButton path={api.adNumber(adId)} onShown={() => trackEvent({ name: 'phoneShown', ad: adId, dealer: null })} />}
        </Ways>
      ) : (
        !isOwn && ended
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
      <Others data-pictured={isPictured || undefined}>{children}</Others>
      {seller}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
`
/** A link, which works without scripts; a phone with scripts has it in its bar. */
const First = styled.div`
  @media screen and (max-width: 800px) and (scripting: enabled) { display: none; }
`
const Ways = styled.div`
  display: grid;
  gap: 8px;
  ${mobileScreen} { display: none; }
`
/** At twice the size of text they stand below each other. */
const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > * { flex: 1 1 auto; }
  ${mobileScreen} { &[data-pictured] > form:first-of-type, &[data-pictured] > div:first-of-type { display: none; } }
  @media print { display: none; }
  [data-variant] { padding: 0 6px; border-width: 1.5px; font-size: ${fontSize.base}; gap: 5px; }
`
const Aside = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
