import styled from '@emotion/styled'
import { BotCheckButton } from '@/components/form/BotCheckButton'
import { CheckboxField } from '@/components/form/CheckboxField'
import { FieldGroup } from '@/components/form/FieldGroup'
import { FormStatus } from '@/components/form/FormStatus'
import { type PostTarget, useFormField, type Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextField } from '@/components/form/TextField'
import { WithoutScript } from '@/components/form/WithoutScript'
import { Link } from '@/components/ui/Link'
import { dealerRegistrationSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { isVatNumber } from '@/lib/kernel/validation/rules'
import { hasRightCheckDigit } from '@/lib/kernel/validation/vat-number'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { color, fontSize, radius } from '@/styles/tokens'
import { ProfileFields, profileLabels, RegisterFields } from './ProfileFields'

const labels = {
  name: 'Ragione sociale',
  vatNumber: 'Partita IVA',
  ...profileLabels,
  contactName: 'Nome e cognome',
  email: 'E-mail di lavoro',
  declared: 'Dichiaro di poter agire per l’azienda e di pubblicare solo veicoli in regola',
}

/** The application of a dealer; sent, it waits for the mail's link and then for a moderator. */
export function DealerRegistrationForm({ csrf, outcome }: Pick<PostTarget, 'csrf' | 'outcome'>) {
  const sent = useSubmission(async (values: Values) => {
    try {
      const answer = await postJson(dealershipApi.registration, { csrf, body: values })
      trackEvent({ name: 'dealerRegistrationSucceeded' })
      return answer
    } catch (error) {
      trackEvent({ name: 'dealerRegistrationFailed' })
      throw error
    }
  })
  if (sent.notice !== undefined) return <SentPanel>{sent.notice}</SentPanel>
  return (
    <PostForm
      name="concessionaria"
      labels={labels}
      schema={dealerRegistrationSchema}
      target={{ action: dealershipApi.registration, csrf, outcome }}
      onSave={sent.send}
    >
      <Parts>
        <FieldGroup title="Azienda">
          <VatNumber />
          <TextField name="name" autoComplete="organization" />
          <RegisterFields />
        </FieldGroup>
        <ProfileFields />
        <FieldGroup title="Referente">
          <TextField name="contactName" autoComplete="name" />
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="Ti mandiamo un link: la password la scegli dopo"
          />
        </FieldGroup>
      </Parts>
      <CheckboxField name="declared" />
      <p>
        Inviando la richiesta accetti le <Link href={routes.termsPolicy}>Condizioni d’uso</Link>, che parlano anche dei venditori
        professionali, e dichiari di aver letto l’<Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </p>
      <FormStatus />
      <BotCheckButton block variant="cta" withoutScript={<WithoutScript what="Per registrare la concessionaria" />}>
        Invia la richiesta
      </BotCheckButton>
    </PostForm>
  )
}

/** A last digit that does not fit is doubted, not refused: a person looks at it. */
function VatNumber() {
  const { value } = useFormField('vatNumber')
  const isDoubtful = isVatNumber(value.trim()) && !hasRightCheckDigit(value.trim())
  return (
    <div>
      <TextField name="vatNumber" inputMode="numeric" autoComplete="off" />
      <p role="status">{isDoubtful && 'L’ultima cifra non torna: controlla di non averne scambiate due.'}</p>
    </div>
  )
}

/** Each part has its kilometre. */
const Parts = styled.div`
  display: grid;
  gap: 16px;
  counter-reset: part;
  legend { display: flex; gap: 12px; align-items: center; counter-increment: part; }
  legend::before {
    content: 'km ' counter(part) / '';
    padding: 3px 8px;
    border-radius: ${radius.xs};
    background: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent}, inset 0 0 0 2px ${color.textInverse};
    color: ${color.textInverse};
    font-size: ${fontSize.sm};
    line-height: 20px;
  }
`
