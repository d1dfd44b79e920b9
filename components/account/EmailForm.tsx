import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { emailChangeSchema } from '@/lib/accounts/users/account-schemas'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { useSettingsSave } from './use-settings-save'

type Props = Pick<PostTarget, 'csrf' | 'outcome'>

export function EmailForm({ csrf, outcome }: Props) {
  const save = useSettingsSave(settingsApi.emailChange, csrf, 'Controlla la nuova casella')
  return (
    <PostForm
      name="cambio-email"
      labels={{ email: 'Nuova e-mail', password: 'La tua password' }}
      schema={emailChangeSchema}
      target={{ action: settingsApi.emailChange, csrf, outcome }}
      onSave={save}
    >
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <PasswordField name="password" autoComplete="current-password" />
      <FormStatus />
      <SubmitButton size="md">Cambia e-mail</SubmitButton>
    </PostForm>
  )
}
