import { BotCheckButton } from '@/components/form/BotCheckButton'
import { CheckboxField } from '@/components/form/CheckboxField'
import { FormStatus } from '@/components/form/FormStatus'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { loginSchema, recoverySchema } from '@/lib/accounts/users/account-schemas'
import { routes } from '@/lib/kernel/routes/routes'
import { messages } from '@/lib/kernel/validation/rules'
import { Sample } from './Sample'
import { SampleGroup } from './SampleGroup'

const target = { action: routes.showcase, csrf: '', outcome: null }
const refused = {
  form: routes.showcase,
  isDone: false,
  message: 'E-mail o password errate',
  errors: { username: messages.email, password: messages.required, terms: messages.required },
  values: { username: 'anna@' },
}
const labels = { username: 'E-mail', password: 'Password', terms: 'Accetto le condizioni' }
const sendNothing = async () => {}

export function FormSamples() {
  return (
    <>
      <SampleGroup title="Modulo">
        <Sample state="a riposo; la password si mostra e si nasconde">
          <PostForm name="modulo" labels={labels} schema={loginSchema} target={target} onSave={sendNothing}>
            <LoginFields />
          </PostForm>
        </Sample>
        <Sample state="rifiutato, con il riepilogo degli errori">
          <PostForm name="rifiutato" labels={labels} schema={loginSchema} target={{ ...target, outcome: refused }} onSave={sendNothing}>
            <LoginFields />
          </PostForm>
        </Sample>
      </SampleGroup>
      <SampleGroup title="Pulsante con il controllo antispam">
        <Sample state="arriva quando si entra nel modulo">
          <PostForm
            name="controllo"
            labels={{ email: 'E-mail da controllare' }}
            schema={recoverySchema}
            target={target}
            onSave={sendNothing}
          >
            <TextField name="email" type="email" />
            <FormStatus />
            <BotCheckButton withoutScript="Senza JavaScript questo modulo non si invia.">Invia con controllo</BotCheckButton>
          </PostForm>
        </Sample>
      </SampleGroup>
    </>
  )
}

function LoginFields() {
  return (
    <>
      <TextField name="username" type="email" />
      <PasswordField name="password" autoComplete="current-password" hint="Da 8 a 20 caratteri." />
      <CheckboxField name="terms" />
      <FormStatus />
      <SubmitButton>Invia</SubmitButton>
    </>
  )
}
