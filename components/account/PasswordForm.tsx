import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { passwordChangeSchema } from '@/lib/accounts/users/account-schemas'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { NewPasswordField } from './NewPasswordField'
import { useSettingsSave } from './use-settings-save'

type Props = Pick<PostTarget, 'csrf' | 'outcome'>

export function PasswordForm({ csrf, outcome }: Props) {
  const save = useSettingsSave(settingsApi.password, csrf, 'La tua password')
  return (
    <PostForm
      name="cambio-password"
      labels={{ currentPassword: 'Password attuale', password: 'Nuova password' }}
      schema={passwordChangeSchema}
      target={{ action: settingsApi.password, csrf, outcome }}
      onSave={save}
    >
      <PasswordField name="currentPassword" autoComplete="current-password" />
      <NewPasswordField />
      <FormStatus />
      <SubmitButton size="md">Cambia password</SubmitButton>
    </PostForm>
  )
}
