import styled from '@emotion/styled'
import { BotCheckButton } from '@/components/form/BotCheckButton'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SelectField } from '@/components/form/SelectField'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextField } from '@/components/form/TextField'
import { WithoutScript } from '@/components/form/WithoutScript'
import { Link } from '@/components/ui/Link'
import { type CallbackOffer, callbackDays } from '@/lib/accounts/contact/callbacks/callback'
import { callbackSchema } from '@/lib/accounts/contact/callbacks/callback-schema'
import { callbacksPath } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize } from '@/styles/tokens'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  offer: CallbackOffer
  spans: readonly { key: string; label: string }[]
  sender: { name: string; phone: string }
}

const labels = { name: 'Nome e cognome', phone: 'Il tuo numero', quando: 'Quando ti chiamano' }

export function CallbackForm({ offer: { adId, dealerId }, spans, sender, csrf, outcome }: Props) {
  const hidden = adId === null ? { concessionaria: String(dealerId) } : { annuncio: String(adId) }
  const sent = useSubmission((values) => postJson(callbacksPath, { csrf, body: { ...values, ...hidden } }))
  if (sent.notice !== undefined) return <SentPanel>{sent.notice}</SentPanel>
  return (
    <PostForm
      name="richiamata"
      labels={labels}
      initialValues={{ ...sender, quando: '' }}
      schema={callbackSchema}
      target={{ action: callbacksPath, csrf, outcome, hidden }}
      onSave={sent.send}
    >
      <TextField name="name" autoComplete="name" />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField name="quando" emptyLabel="Scegli" options={spans.map(({ key, label }) => ({ value: key, label }))} />
      <FormStatus />
      <BotCheckButton block withoutScript={<WithoutScript what="Per farti richiamare" />}>
        Richiamatemi
      </BotCheckButton>
      <Small>
        Cancelliamo il numero {callbackDays} giorni dopo l’orario scelto. <Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </Small>
    </PostForm>
  )
}

const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
