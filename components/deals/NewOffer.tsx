import { Button } from '@/components/ui/Button'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { type DealDoor, DealForm } from './DealForm'
import { OfferFields } from './OfferFields'

/** The form of a new offer in a conversation. */
export function NewOffer({ offer: { hint, valuations }, door }: { offer: NonNullable<DealView['offer']>; door: DealDoor }) {
  return (
    <DealForm door={door} hidden={{ azione: 'proponi' }}>
      <OfferFields id="proposta" label="La tua proposta" fault={door.fault} hint={`Vale 48 ore. ${hint}`} valuations={valuations} />
      <Button type="submit" variant="cta" block>
        Invia la proposta
      </Button>
    </DealForm>
  )
}
