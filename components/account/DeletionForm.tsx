import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { deletionWithWordSchema, ownPasswordSchema } from '@/lib/accounts/users/account-schemas'
import { goTo } from '@/lib/kernel/browser/go-to'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { hasPassword: boolean }

/** An account with a password is deleted with it; one without, by writing a word. */
export function DeletionForm({ csrf, outcome, hasPassword }: Props) {
  return (
    <PostForm
      name="eliminazione"
      labels={hasPassword ? { password: 'La tua password' } : { conferma: 'Scrivi ELIMINA per confermare' }}
      schema={hasPassword ? ownPasswordSchema : deletionWithWordSchema}
      target={{ action: settingsApi.deletion, csrf, outcome }}
      onSave={async (values) => {
        await postJson(settingsApi.deletion, { csrf, body: values })
        await goTo(`${routes.accountDeletion}?richiesta`)
      }}
    >
      {hasPassword ? <PasswordField name="password" autoComplete="current-password" /> : <TextField name="conferma" autoComplete="off" />}
      <FormStatus />
      <SubmitButton size="md" variant="danger">
        Elimina il mio account
      </SubmitButton>
    </PostForm>
  )
}
