import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PasskeyButton } from '@/components/form/PasskeyButton'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { Button } from '@/components/ui/Button'
import { type SecondFactorView, unlockedMinutes } from '@/lib/accounts/second-factor/second-factor'
import { oneTimeCodeSchema } from '@/lib/accounts/second-factor/second-factor-schemas'
import { ownPasswordSchema } from '@/lib/accounts/users/account-schemas'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify } from '@/lib/kernel/browser/site-events'
import { passkeyApi } from '@/lib/kernel/routes/account-paths'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { readNotice } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize } from '@/styles/tokens'
import { useSettingsSave } from './use-settings-save'

type Form = Pick<PostTarget, 'csrf' | 'outcome'>
type Props = Form & { view: SecondFactorView; hasPassword: boolean; hasPasskeys: boolean; isUrged: boolean }

/** Setting up, keeping and turning off the code that the login asks for after the password. */
export function SecondFactorSection({ view, hasPassword, hasPasskeys, isUrged, ...form }: Props) {
  const [answer, setAnswer] = useState<unknown>(null)
  const codes =
    codesIn(answer) ?? (form.outcome?.form === settingsApi.secondFactor && form.outcome.isDone ? codesIn(form.outcome) : undefined)
  if (view.state === 'off') return <Begin {...form} hasPassword={hasPassword} isUrged={isUrged} />
  if (view.state === 'begun') return <Confirm {...form} view={view} onAnswer={setAnswer} />
  return (
    <Column>
      <p>
        <strong>Attiva.</strong> {recoveryText(view.recoveryLeft)}
      </p>
      {codes && <RecoveryCodes key={codes.join()} codes={codes} />}
      {!view.isUnlocked && (
        <>
          <p>
            Per cambiare e-mail o password, scaricare i tuoi dati o eliminare l’account conferma con un codice: vale {unlockedMinutes}{' '}
            minuti, su questo dispositivo.
          </p>
          <CodeForm {...form} name="conferma-identita" change="unlock" done="Confermato" button="Conferma" />
          {hasPasskeys && <PasskeyUnlock csrf={form.csrf} />}
        </>
      )}
      <CodeForm
        {...form}
        name="nuovi-codici"
        change="renew"
        done="Codici nuovi pronti"
        button="Crea dieci codici nuovi"
        onAnswer={setAnswer}
      />
      <CodeForm {...form} name="disattiva-verifica" change="off" done="Verifica disattivata" button="Disattiva" isDanger />
    </Column>
  )
}

/** The passkey button that stands in place of a code. */
function PasskeyUnlock({ csrf }: { csrf: string }) {
  const send = (body: Record<string, string>) => postJson(passkeyApi.settings, { csrf, body })
  const unlock = async () => {
    const { askPasskey } = await import('@/components/form/sign-with-device')
    const answer = await send({ change: 'unlock', passkey: await askPasskey(await send({ change: 'ask' })) })
    notify({ name: 'Confermato', description: readNotice(answer), variant: 'success' })
    await refreshPage()
  }
  return <PasskeyButton label="Conferma con una passkey" onUse={unlock} />
}

function Begin({ csrf, outcome, hasPassword, isUrged }: Form & { hasPassword: boolean; isUrged: boolean }) {
  const save = useSettingsSave(settingsApi.secondFactor, csrf, 'Verifica preparata')
  return (
    <Column>
      {isUrged && (
        <p>
          <strong>Il tuo ruolo vede dati di altre persone: attivala prima possibile.</strong>
        </p>
      )}
      {hasPassword ? (
        <PostForm
          name="prepara-verifica"
          labels={{ password: 'La tua password' }}
          schema={ownPasswordSchema}
          target={{ action: settingsApi.secondFactor, csrf, outcome, hidden: { change: 'begin' } }}
          onSave={(values, helpers) => save({ ...values, change: 'begin' }, helpers)}
        >
          <PasswordField name="password" autoComplete="current-password" />
          <FormStatus />
          <SubmitButton size="md">Prepara la verifica</SubmitButton>
        </PostForm>
      ) : (
        <PlainForm csrf={csrf} change="begin">
          <Button type="submit">Prepara la verifica</Button>
        </PlainForm>
      )}
    </Column>
  )
}

type ConfirmProps = Form & { view: Extract<SecondFactorView, { state: 'begun' }>; onAnswer: (answer: unknown) => void }

function Confirm({ csrf, outcome, view, onAnswer }: ConfirmProps) {
  const { key, qr } = view
  return (
    <Column>
      <ol>
        <li>
          <p>Inquadra questo codice con la tua app di autenticazione, o scrivi la chiave a mano.</p>
          <Qr viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="Codice da inquadrare con l’app" shapeRendering="crispEdges">
            <rect width={qr.size} height={qr.size} fill={color.surface} />
            <path d={qr.path} fill={color.text} />
          </Qr>
          <p>
            Chiave: <Key>{key}</Key>
          </p>
        </li>
        <li>
          <p>Scrivi il codice che l’app mostra adesso.</p>
        </li>
      </ol>
      <CodeForm
        csrf={csrf}
        outcome={outcome}
        name="conferma-verifica"
        change="confirm"
        done="Verifica attiva"
        button="Attiva la verifica"
        onAnswer={onAnswer}
      />
      <PlainForm csrf={csrf} change="cancel">
        <Button type="submit" variant="quiet">
          Annulla
        </Button>
      </PlainForm>
    </Column>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), []) // in place of a notification, which would cover them
  return (
    <Column>
      <p ref={ref} tabIndex={-1}>
        <strong>Scrivi o stampa adesso questi codici di recupero: non li mostriamo più.</strong> Ognuno sostituisce una volta il codice
        dell’app, se perdi il telefono.
      </p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <Key>{code}</Key>
          </li>
        ))}
      </Codes>
    </Column>
  )
}

/** The recovery codes that an answer, or the outcome of a form sent without JavaScript, brings. */
function codesIn(answer: unknown): readonly string[] | undefined {
  const { codici } = asRecord(asRecord(answer)['values'])
  return typeof codici === 'string' && codici !== '' ? codici.split(' ') : undefined
}

type CodeFormProps = Form & {
  name: string
  change: 'confirm' | 'renew' | 'off' | 'unlock'
  done: string
  button: string
  isDanger?: boolean
  onAnswer?: (answer: unknown) => void
}

function CodeForm({ csrf, outcome, name, change, done, button, isDanger = false, onAnswer }: CodeFormProps) {
  const save = useSettingsSave(settingsApi.secondFactor, csrf, done, onAnswer)
  return (
    <PostForm
      name={name}
      labels={{ codice: change === 'confirm' ? 'Codice dell’app' : 'Codice dell’app o di recupero' }}
      schema={oneTimeCodeSchema}
      target={{
        action: settingsApi.secondFactor,
        csrf,
        outcome: outcome?.values['change'] === change ? outcome : null,
        hidden: { change },
      }}
      onSave={(values, helpers) => save({ ...values, change }, helpers)}
    >
      <TextField name="codice" inputMode="numeric" autoComplete="one-time-code" />
      <FormStatus />
      <SubmitButton size="md" {...(isDanger ? { variant: 'danger' as const } : {})}>
        {button}
      </SubmitButton>
    </PostForm>
  )
}

function PlainForm({ csrf, change, children }: { csrf: string; change: string; children: ReactNode }) {
  return (
    <form method="post" action={settingsApi.secondFactor}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="change" value={change} />
      {children}
    </form>
  )
}

function recoveryText(left: number): string {
  if (left === 0) return 'Non hai più codici di recupero: creane di nuovi.'
  return left === 1 ? 'Ti resta un codice di recupero: creane di nuovi.' : `Ti restano ${left} codici di recupero.`
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  ol { display: grid; gap: 12px; padding-left: 20px; list-style: decimal; }
`
const Qr = styled.svg`
  display: block;
  width: 220px;
  max-width: 100%;
  margin: 12px 0;
  border: 1px solid ${color.border};
  forced-color-adjust: none;
`
const Key = styled.code`
  font-family: monospace;
  font-size: ${fontSize.md};
  overflow-wrap: anywhere;
`
const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 8px;
`
