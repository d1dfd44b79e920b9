import { CallbackForm } from '@/components/contact/CallbackForm'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { CallbackOffer } from '@/lib/accounts/contact/callbacks/callback'
import { callbacksPath } from '@/lib/kernel/routes/dealer-area'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  offer: CallbackOffer
  spans: readonly { key: string; label: string }[]
  /** What is known of who is logged in. */
  sender: { name: string; phone: string }
}

/** Leaves a number and hours to a dealer, who calls back. */
export function CallbackScreen({ offer, spans, sender, csrf, outcome }: Props) {
  const { dealerName, title, backHref } = offer
  const intro = `${dealerName} ti chiama nell’orario che scegli${title === null ? '' : `, per ${title}`}. Il numero lo vede solo la concessionaria.`
  return (
    <PageLayout title="Ti richiamiamo" description="Lascia il tuo numero e scegli quando: la concessionaria ti richiama." noindex>
      <FormPage title="Ti richiamiamo" intro={intro} outcome={outcome} forms={[callbacksPath]}>
        {outcome?.isDone !== true && <CallbackForm offer={offer} spans={spans} sender={sender} csrf={csrf} outcome={outcome} />}
        <ButtonLink href={backHref} variant="quiet">
          {title === null ? 'Torna alla concessionaria' : 'Torna all’annuncio'}
        </ButtonLink>
      </FormPage>
    </PageLayout>
  )
}
