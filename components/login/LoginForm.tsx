import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { loginFailureText, loginSchema } from '@/lib/accounts/users/account-schemas'

/** How long somebody sees that it worked before the page is left. */
const redirectAfterMs = 200

type Props = {
  name: string
  target: PostTarget
  onLogin(values: Values): Promise<void>
  /** Resolves when the page has been left, or come back to. */
  onDone(): Promise<void>
}

export function LoginForm({ name, target, onLogin, onDone }: Props) {
  return (
    <PostForm
      name={name}
      labels={{ username: 'E-mail', password: 'Password' }}
      schema={loginSchema}
      target={target}
      onSave={async (values, { setStatus }) => {
        try {
          await onLogin(values)
        } catch {
          return setStatus(loginFailureText)
        }
        await new Promise((resolve) => setTimeout(resolve, redirectAfterMs))
        await onDone()
      }}
    >
      <TextField name="username" type="email" inputMode="email" autoComplete="username" />
      <PasswordField name="password" autoComplete="current-password" />
      <FormStatus />
      <SubmitButton block>Accedi</SubmitButton>
    </PostForm>
  )
}
