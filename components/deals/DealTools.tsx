import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { Panel } from '@/components/ui/Panel'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { noDepositText } from '@/lib/accounts/deals/offer'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { color, fontSize } from '@/styles/tokens'
import { type DealDoor, DealForm } from './DealForm'
import type { FailedOffer } from './failed-offer'
import { MinimumPanel } from './MinimumPanel'
import { OfferFields } from './OfferFields'
import { AskPanel } from './questions/AskPanel'
import { OpenSale } from './sale/OpenSale'
import { VisitPanel } from './visits/VisitPanel'

type Props = { deal: DealView; door: DealDoor; failed: FailedOffer | undefined }

/** What one can do in a conversation now, and what one should not. */
export function DealTools({ deal: { minimum, offer, over, questions, visits, sale }, door, failed }: Props) {
  return (
    <Panel>
      <Column>
        <h2>Cosa puoi fare</h2>
        {over !== null && <p>{over}</p>}
        {questions !== null && <AskPanel questions={questions} door={door} />}
        {offer !== null && (
          <details open={failed !== undefined || undefined}>
            <summary>Fai una proposta</summary>
            <DealForm door={door} hidden={{ azione: 'proponi' }}>
              <OfferFields
                id="proposta"
                label="La tua proposta"
                failed={failed}
                hint={`Vale 48 ore. ${offer.hint}`}
                valuations={offer.valuations}
              />
              <Button type="submit" variant="cta">
                Invia la proposta
              </Button>
            </DealForm>
          </details>
        )}
        {minimum !== null && <MinimumPanel minimum={minimum} door={door} />}
        <OpenSale tools={sale} door={door} />
        <VisitPanel tools={visits} door={door} />
        <p className="safe">
          <Icon name="shield" />
          <span>
            {noDepositText} <a href={securityAdvice}>Come pagare in sicurezza</a>
          </span>
        </p>
      </Column>
    </Panel>
  )
}

const Column = styled.div`
  display: grid;
  gap: 12px;
  h2 { font-size: ${fontSize.lg}; }
  summary { min-height: 44px; padding: 10px 0; color: ${color.accent}; font-weight: 600; cursor: pointer; }
  .safe { display: flex; gap: 8px; color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
