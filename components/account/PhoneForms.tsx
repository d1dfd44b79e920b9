import styled from '@emotion/styled'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { codeMinutes, type PhoneView } from '@/lib/accounts/users/phone/phone'
import { phoneCodeSchema, phoneNumberSchema } from '@/lib/accounts/users/phone/phone-schemas'
import { phoneApi } from '@/lib/kernel/routes/account-paths'
import { useSettingsSave } from './use-settings-save'

type Form = Pick<PostTarget, 'csrf' | 'outcome'>
type Props = Form & { phone: PhoneView }

/** The steps of a verification: a number, the code that was sent to it, and what is verified. */
export function PhoneForms({ phone, ...form }: Props) {
  const { isOffered, verified, waiting } = phone
  if (!isOffered && !verified) return <p>Su questo sito per ora non mandiamo messaggi ai telefoni.</p>
  return (
    <Column>
      {verified && (
        <>
          <p>
            <strong>{verified.phone}</strong>, verificato il {verified.since}.
          </p>
          <PlainButton csrf={form.csrf} word="togli" label="Togli la verifica" />
        </>
      )}
      {waiting !== null && <CodeForm {...form} waiting={waiting} />}
      {waiting === null && isOffered && <NumberForm {...form} phone={phone} />}
    </Column>
  )
}

/** What came back for one of the forms, which all post to one address. */
const outcomeOf = (outcome: Form['outcome'], action: string) => (outcome?.values['azione'] === action ? outcome : null)

function NumberForm({ csrf, outcome, phone: { phone, verified } }: Props) {
  const save = useSettingsSave(phoneApi, csrf, 'Codice inviato')
  return (
    <PostForm
      name="numero"
      labels={{ telefono: verified ? 'Un altro cellulare' : 'Cellulare' }}
      initialValues={{ telefono: verified ? '' : phone }}
      schema={phoneNumberSchema}
      target={{ action: phoneApi, csrf, outcome: outcomeOf(outcome, 'manda'), hidden: { azione: 'manda' } }}
      onSave={(values, helpers) => save({ ...values, azione: 'manda' }, helpers)}
    >
      <TextField name="telefono" type="tel" inputMode="tel" autoComplete="tel" />
      <FormStatus />
      <SubmitButton size="md">Manda il codice</SubmitButton>
    </PostForm>
  )
}

function CodeForm({ csrf, outcome, waiting }: Form & { waiting: string }) {
  const save = useSettingsSave(phoneApi, csrf, 'Telefono verificato')
  const again = outcomeOf(outcome, 'manda')
  const bare = waiting.replace(/\s/g, '')
  return (
    <>
      <p>
        Codice inviato a <strong>{waiting}</strong>: vale {codeMinutes} minuti.
      </p>
      <PostForm
        name="codice"
        labels={{ codice: 'Codice di sei cifre' }}
        schema={phoneCodeSchema}
        target={{ action: phoneApi, csrf, outcome: outcomeOf(outcome, 'conferma'), hidden: { azione: 'conferma' } }}
        onSave={(values, helpers) => save({ ...values, azione: 'conferma' }, helpers)}
      >
        <TextField name="codice" inputMode="numeric" autoComplete="one-time-code" />
        <FormStatus />
        <SubmitButton size="md">Conferma</SubmitButton>
      </PostForm>
      {again?.isDone === false && <Alert variant="error">{again.message || again.errors['telefono']}</Alert>}
      <Buttons>
        <PlainButton csrf={csrf} word="manda" label="Mandane un altro" phone={bare} />
        <PlainButton csrf={csrf} word="annulla" label="Cambia numero" />
      </Buttons>
    </>
  )
}

function PlainButton({ csrf, word, label, phone }: { csrf: string; word: string; label: string; phone?: string }) {
  return (
    <form method="post" action={phoneApi}>
      <input type="hidden" name="_csrf" value={csrf} />
      {phone !== undefined && <input type="hidden" name="telefono" value={phone} />}
      <Button type="submit" name="azione" value={word} variant="quiet" size="sm">
        {label}
      </Button>
    </form>
  )
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  > form { width: 100%; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
