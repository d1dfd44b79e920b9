import { BotCheckButton } from '@/components/form/BotCheckButton'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { TextField } from '@/components/form/TextField'
import { WithoutScript } from '@/components/form/WithoutScript'
import { recoverySchema } from '@/lib/accounts/users/account-schemas'
import { posts } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'

type Props = Pick<PostTarget, 'csrf' | 'outcome'>

export function RecoveryPanel({ csrf, outcome }: Props) {
  const sent = useSubmission((values) => postJson(posts.recovery, { csrf, body: values }))
  if (sent.notice !== undefined) return <SentPanel>{sent.notice}</SentPanel>
  return (
    <PostForm
      name="recupero"
      labels={{ email: 'E-mail' }}
      schema={recoverySchema}
      target={{ action: posts.recovery, csrf, outcome }}
      onSave={sent.send}
    >
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <FormStatus />
      <BotCheckButton block withoutScript={<WithoutScript what="Per impostare una nuova password" />}>
        Invia il link
      </BotCheckButton>
    </PostForm>
  )
}
