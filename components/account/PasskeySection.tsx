import styled from '@emotion/styled'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget } from '@/components/form/form-context'
import { PasswordField } from '@/components/form/PasswordField'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { Button } from '@/components/ui/Button'
import { mostPasskeys, type PasskeyLine } from '@/lib/accounts/second-factor/passkey'
import { newPasskeySchema, newPasskeyWithPasswordSchema } from '@/lib/accounts/second-factor/passkey-schemas'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify } from '@/lib/kernel/browser/site-events'
import { passkeyApi } from '@/lib/kernel/routes/account-paths'
import { readNotice } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize } from '@/styles/tokens'
import { ProfileSection } from './ProfileSection'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  passkeys: readonly PasskeyLine[]
  /** Whether a new passkey requires the password: not after a fresh code, nor without a password. */
  asksPassword: boolean
  /** A code has to be given first. */
  isLocked: boolean
}

/** The passkeys of an account, and a form for one more. */
export function PasskeySection({ csrf, outcome, passkeys, asksPassword, isLocked }: Props) {
  return (
    <ProfileSection
      id="passkey"
      title="Passkey"
      intro="Accedi con l’impronta, il volto o il PIN del tuo dispositivo, senza password: nessuno può rubartela con una pagina falsa."
    >
      <Column>
        {passkeys.length > 0 && (
          <List>
            {passkeys.map(({ id, name, added, lastUsed }) => (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <p>
                    Aggiunta il {added}
                    {lastUsed === null ? ', mai usata' : `, usata il ${lastUsed}`}
                  </p>
                </div>
                {!isLocked && (
                  <form method="post" action={passkeyApi.settings}>
                    <input type="hidden" name="_csrf" value={csrf} />
                    <input type="hidden" name="change" value="remove" />
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" variant="quiet" size="sm" aria-label={`Rimuovi la passkey ${name}`}>
                      Rimuovi
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </List>
        )}
        {isLocked && (
          <p>
            Per aggiungerle o rimuoverle conferma prima, sotto <a href="#verifica">Verifica in due passaggi</a>.
          </p>
        )}
        {!isLocked && passkeys.length < mostPasskeys && <NewPasskey csrf={csrf} outcome={outcome} asksPassword={asksPassword} />}
      </Column>
    </ProfileSection>
  )
}

function NewPasskey({ csrf, outcome, asksPassword }: Pick<Props, 'csrf' | 'outcome' | 'asksPassword'>) {
  const send = (body: Record<string, string>) => postJson(passkeyApi.settings, { csrf, body })
  return (
    <PostForm
      name="nuova-passkey"
      labels={{ nome: 'Nome, per riconoscerla', ...(asksPassword && { password: 'La tua password' }) }}
      schema={asksPassword ? newPasskeyWithPasswordSchema : newPasskeySchema}
      target={{ action: passkeyApi.settings, csrf, outcome, hidden: { change: 'begin' } }}
      onSave={async ({ nome = '', password = '' }, helpers) => {
        const { createPasskey } = await import('@/components/form/sign-with-device')
        const passkey = await createPasskey(await send({ change: 'begin', password, nome }))
        const answer = await send({ change: 'add', nome, passkey })
        notify({ name: 'Passkey aggiunta', description: readNotice(answer), variant: 'success' })
        await refreshPage()
        helpers.resetForm()
      }}
    >
      <TextField name="nome" autoComplete="off" hint="Per esempio «Telefono» o «Portatile»." />
      {asksPassword && <PasswordField name="password" autoComplete="current-password" />}
      <FormStatus />
      <SubmitButton size="md">Aggiungi una passkey</SubmitButton>
      <noscript>
        <p>Per usare una passkey serve JavaScript. Senza, la password e i codici funzionano come prima.</p>
      </noscript>
    </PostForm>
  )
}

const Column = styled.div`
  display: grid;
  gap: 16px;
`
const List = styled.ul`
  li { display: flex; justify-content: space-between; align-items: center; gap: 12px; padding: 12px 0; border-bottom: 1px solid ${color.border}; }
  li > div { min-width: 0; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
