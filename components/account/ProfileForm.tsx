import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { Link } from '@/components/ui/Link'
import { profileSchema } from '@/lib/accounts/users/account-schemas'
import { phonePath } from '@/lib/kernel/routes/account-paths'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { useSettingsSave } from './use-settings-save'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  displayName: string
  phone: string
  isPhoneVerified: boolean
  /** The version that was shown, so that a change made in another window is not overwritten. */
  version: string
}

export function ProfileForm({ csrf, outcome, displayName, phone, isPhoneVerified, version }: Props) {
  const save = useSettingsSave(settingsApi.profile, csrf, 'Il tuo profilo')
  return (
    <PostForm
      name="profilo"
      key={version}
      labels={{ displayName: 'Nome e cognome', phone: 'Telefono' }}
      initialValues={{ displayName, phone }}
      schema={profileSchema}
      target={{ action: settingsApi.profile, csrf, outcome, hidden: { version } }}
      onSave={(values, helpers) => save({ ...values, version }, helpers)}
    >
      <TextField name="displayName" autoComplete="name" />
      <TextField name="phone" type="tel" inputMode="tel" autoComplete="tel" isOptional />
      <p>
        <Link href={phonePath}>{isPhoneVerified ? 'Telefono verificato' : 'Verifica il telefono con un codice'}</Link>
      </p>
      <FormStatus />
      <SubmitButton size="md">Salva i dati</SubmitButton>
    </PostForm>
  )
}
