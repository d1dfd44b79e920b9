import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Modal } from '@/components/ui/Modal'
import type { MarketingChoice } from '@/lib/accounts/consent/marketing-consent'
import { MarketingConsentForm } from './MarketingConsentForm'

type Props = { csrf: string; choice: MarketingChoice; onSaved(): void; onClose(): void }

/** Asks for the marketing consents after a registration through Facebook. Closing it saves nothing. */
export function MarketingConsentModal({ csrf, choice, onSaved, onClose }: Props) {
  return (
    <Modal title="Cosa possiamo scriverti?" onClose={onClose}>
      <Intro>Decidi tu quali e-mail ricevere. Puoi cambiare idea quando vuoi, dal tuo profilo.</Intro>
      <MarketingConsentForm
        name="consensi-finestra"
        choice={choice}
        source="FACEBOOK_MODAL"
        csrf={csrf}
        outcome={null}
        inDialog
        onSaved={onSaved}
      >
        <Button variant="quiet" block onClick={onClose}>
          Non ora
        </Button>
      </MarketingConsentForm>
    </Modal>
  )
}

const Intro = styled.p`
  margin-bottom: 16px;
`
