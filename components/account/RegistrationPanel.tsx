import styled from '@emotion/styled'
import { BotCheckButton } from '@/components/form/BotCheckButton'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextField } from '@/components/form/TextField'
import { WithoutScript } from '@/components/form/WithoutScript'
import { Link } from '@/components/ui/Link'
import { registrationSchema } from '@/lib/accounts/users/account-schemas'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { color, fontSize } from '@/styles/tokens'
import { PasswordRequirements } from './PasswordRequirements'

type Props = Pick<PostTarget, 'csrf' | 'outcome'>

export function RegistrationPanel({ csrf, outcome }: Props) {
  const sent = useSubmission(async (values: Values) => {
    try {
      const answer = await postJson(posts.registration, { csrf, body: values })
      trackEvent({ name: 'registrationSucceeded' })
      return answer
    } catch (error) {
      trackEvent({ name: 'registrationFailed' })
      throw error
    }
  })
  if (sent.notice !== undefined) return <SentPanel>{sent.notice}</SentPanel>
  return (
    <PostForm
      name="registrazione"
      labels={{ displayName: 'Nome e cognome', email: 'E-mail', phone: 'Telefono', password: 'Password' }}
      schema={registrationSchema}
      target={{ action: posts.registration, csrf, outcome }}
      onSave={sent.send}
    >
      <TextField name="displayName" autoComplete="name" />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" isOptional />
      <div>
        <PasswordField name="password" autoComplete="new-password" />
        <PasswordRequirements name="password" />
      </div>
      <FormStatus />
      <BotCheckButton block withoutScript={<WithoutScript what="Per creare un account" />}>
        Crea account
      </BotCheckButton>
      <Terms>
        Creando l’account accetti le <Link href={routes.termsPolicy}>Condizioni d’uso</Link> e dichiari di aver letto l’
        <Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </Terms>
    </PostForm>
  )
}

const Terms = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
