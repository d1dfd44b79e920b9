import styled from '@emotion/styled'
import { BotCheckButton } from '@/components/form/BotCheckButton'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextField } from '@/components/form/TextField'
import { WithoutScript } from '@/components/form/WithoutScript'
import { Link } from '@/components/ui/Link'
import { mailFrequencies, requestDays } from '@/lib/accounts/saved-searches/alert-frequency'
import type { SearchToSave } from '@/lib/accounts/saved-searches/saved-search'
import { alertFormSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize } from '@/styles/tokens'
import { FrequencyField } from './FrequencyField'
import { SearchRecap } from './SearchRecap'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { search: SearchToSave }

/** Subscribes to mails about a search, which start once the address is confirmed. */
export function AlertRequestForm({ search: { address, filters, total, mailsAWeek }, csrf, outcome }: Props) {
  const sent = useSubmission((values) => postJson(savedSearchApi.request, { csrf, body: { ...values, address } }))
  if (sent.notice !== undefined) return <SentPanel>{sent.notice}</SentPanel>
  return (
    <PostForm
      name="avviso"
      labels={{ email: 'La tua e-mail', frequency: 'Quando ti scriviamo' }}
      initialValues={{ frequency: 'daily' }}
      schema={alertFormSchema}
      target={{ action: savedSearchApi.request, csrf, outcome, hidden: { address } }}
      onSave={sent.send}
    >
      <SearchRecap filters={filters} total={total} />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Non serve un account. Ti mandiamo un link: l’avviso parte quando lo confermi."
      />
      <FrequencyField name="frequency" names={mailFrequencies} mailsAWeek={mailsAWeek} />
      <FormStatus />
      <BotCheckButton block withoutScript={<WithoutScript what="Per chiedere un avviso" />}>
        Mandami il link
      </BotCheckButton>
      <Small>
        Usiamo l’indirizzo solo per questo avviso e lo cancelliamo se non confermi entro {requestDays} giorni.{' '}
        <Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </Small>
    </PostForm>
  )
}

const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
