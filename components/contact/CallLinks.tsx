import styled from '@emotion/styled'
import { buttonStyle } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { callbackHref } from '@/lib/kernel/routes/dealer-area'
import { whatsappHref } from '@/lib/market/dealers/whatsapp'

type Props = {
  about: { ad: number } | { dealer: number }
  /** The vehicle or the dealer, as a message names it. */
  name: string
  /** Whether the dealer's hours are known: nobody is called back at another time. */
  hasHours: boolean
  whatsapp: string | null
}

/** Other ways to speak with a dealer: plain links, so that nothing is loaded or sent before they are pressed. */
export function CallLinks({ about, name, hasHours, whatsapp }: Props) {
  return (
    <>
      {hasHours && (
        <ButtonLink href={callbackHref(about)} variant="quiet" rel="nofollow">
          Ti richiamiamo
        </ButtonLink>
      )}
      {whatsapp !== null && (
        <Outside
          href={whatsappHref(whatsapp, `Buongiorno, vi scrivo da Ingrana per ${name}.`)}
          data-variant="quiet"
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          WhatsApp
        </Outside>
      )}
    </>
  )
}

const Outside = styled.a`${buttonStyle}`
