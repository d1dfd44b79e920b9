import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Modal } from '@/components/ui/Modal'
import type { MarketingChoice } from '@/lib/people/consent/marketing-consent'
import { ConsentForm } from './ConsentForm'

type Props = { csrf: string; choice: MarketingChoice; onSaved(): void; onClose(): void }

/** Asks somebody who has just come through Facebook what we may write about. Closing it answers nothing. */
export function ConsentModal({ csrf, choice, onSaved, onClose }: Props) {
  return (
    <Modal title="Cosa possiamo scriverti?" onClose={onClose}>
      <Intro>Decidi tu quali e-mail ricevere. Puoi cambiare idea quando vuoi, dal tuo profilo.</Intro>
      <ConsentForm name="consensi-finestra" choice={choice} source="FACEBOOK_MODAL" csrf={csrf} outcome={null} inDialog onSaved={onSaved}>
        <Button look="quiet" block onClick={onClose}>
          Non ora
        </Button>
      </ConsentForm>
    </Modal>
  )
}

const Intro = styled.p`
  margin-bottom: 16px;
`
