import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SentPanel, useSubmission } from '@/components/form/SentPanel'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Link } from '@/components/ui/Link'
import { newPasswordSchema } from '@/lib/accounts/users/account-schemas'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { NewPasswordField } from './NewPasswordField'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  /** The code in the link of the mail. */
  code: string
}

export function NewPasswordPanel({ csrf, outcome, code }: Props) {
  const sent = useSubmission((values) => postJson(posts.reset, { csrf, body: { ...values, codice: code } }))
  if (sent.notice !== undefined)
    return (
      <SentPanel>
        {sent.notice} <Link href={routes.login}>Accedi</Link>
      </SentPanel>
    )
  return (
    <PostForm
      name="nuova-password"
      labels={{ password: 'Nuova password' }}
      schema={newPasswordSchema}
      target={{ action: posts.reset, csrf, outcome, hidden: { codice: code } }}
      onSave={sent.send}
    >
      <NewPasswordField />
      <FormStatus />
      <SubmitButton block>Salva la nuova password</SubmitButton>
    </PostForm>
  )
}
