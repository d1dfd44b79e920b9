import styled from '@emotion/styled'
import { useState } from 'react'
import { BotCheckButton } from '@/components/form/BotCheckButton'
import { CheckboxField } from '@/components/form/CheckboxField'
import { FormPage } from '@/components/form/FormPage'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { TextField } from '@/components/form/TextField'
import { WithoutScript } from '@/components/form/WithoutScript'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { consentTextParam, registrationTexts, registrationTextVersion } from '@/lib/accounts/consent/marketing-consent'
import { registrationSchema } from '@/lib/accounts/users/account-schemas'
import { registrationPath } from '@/lib/kernel/routes/account-paths'
import { loginPath, posts, routes } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { color, fontSize } from '@/styles/tokens'
import { AccountAside } from './AccountAside'
import { NewPasswordField } from './NewPasswordField'
import { OneCard } from './OneCard'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** Where the account leads in the end: a path of ours. */ after: string }

/** The form, and what takes its place once it is sent. */
export function RegistrationPanel({ csrf, outcome, after }: Props) {
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined || (outcome?.form === posts.registration && outcome.isDone))
    return <AlmostThere csrf={csrf} sentTo={sentTo} after={after} onBack={() => setSentTo(undefined)} />
  return (
    <FormPage
      title="Crea il tuo account"
      intro={
        <>
          Ce l’hai già? <Link href={loginPath(after)}>Accedi</Link>
        </>
      }
      outcome={outcome}
      forms={[posts.registration]}
      aside={<AccountAside />}
    >
      <RegistrationForm csrf={csrf} outcome={outcome} after={after} onSent={setSentTo} />
    </FormPage>
  )
}

const { firstPartyMarketing: first, thirdPartyMarketing: third } = registrationTexts
const ticked = ({ firstPartyMarketing, thirdPartyMarketing }: Values) => ({
  firstPartyMarketing: firstPartyMarketing === 'true',
  thirdPartyMarketing: thirdPartyMarketing === 'true',
})

function RegistrationForm({ csrf, outcome, after, onSent }: Props & { onSent(email: string): void }) {
  const hidden = { dopo: after, [consentTextParam]: registrationTextVersion }
  const send = async (values: Values) => {
    try {
      await postJson(posts.registration, { csrf, body: { ...values, ...ticked(values), ...hidden } })
    } catch (error) {
      trackEvent({ name: 'registrationFailed' })
      throw error
    }
    trackEvent({ name: 'registrationSucceeded' })
    onSent(values['email'] ?? '')
  }
  return (
    <PostForm
      name="registrazione"
      labels={{
        displayName: 'Nome',
        email: 'E-mail',
        password: 'Password',
        firstPartyMarketing: first.label,
        thirdPartyMarketing: third.label,
      }}
      schema={registrationSchema}
      target={{ action: posts.registration, csrf, outcome, hidden }}
      onSave={send}
    >
      <TextField name="displayName" autoComplete="name" />
      <TextField name="email" type="email" inputMode="email" autoComplete="email" />
      <NewPasswordField />
      <Wishes>
        <legend>
          Comunicazioni <span>(facoltativo)</span>
        </legend>
        <CheckboxField name="firstPartyMarketing" hint={first.meaning} />
        <CheckboxField name="thirdPartyMarketing" hint={third.meaning} />
      </Wishes>
      <FormStatus />
      <BotCheckButton block variant="cta" withoutScript={<WithoutScript what="Per creare un account" />}>
        Crea account
      </BotCheckButton>
      <Small>
        Creando l’account accetti le <Link href={routes.termsPolicy}>Condizioni d’uso</Link> e dichiari di aver letto l’
        <Link href={routes.privacyPolicy}>Informativa privacy</Link>.
      </Small>
    </PostForm>
  )
}

type AlmostThereProps = { csrf: string; sentTo: string | undefined; after: string; onBack(): void }

/** The same for every address: nobody learns here which ones have an account. */
function AlmostThere({ csrf, sentTo, after, onBack }: AlmostThereProps) {
  return (
    <OneCard icon="mail" title="Ci siamo quasi" takesFocus={sentTo !== undefined}>
      <p>
        Apri la mail che ti abbiamo mandato
        {sentTo !== undefined && (
          <>
            {' '}
            a <strong>{sentTo}</strong>
          </>
        )}{' '}
        e tocca «Conferma ed entra».{after !== routes.home && ' Poi torni dove eri.'}
      </p>
      <form method="post" action={posts.confirmation}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="azione" value="rimanda" />
        <Small>
          Va bene anche da un altro dispositivo. Non la vedi? Guarda nello spam, o <button type="submit">rimandala</button>.
        </Small>
      </form>
      <ButtonLink href={registrationPath(after)} variant="quiet" onClick={onBack}>
        Cambia indirizzo
      </ButtonLink>
    </OneCard>
  )
}

/** Nothing is ticked before somebody ticks it, and the account opens without. */
const Wishes = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  legend { margin-bottom: 8px; font-size: ${fontSize.base}; font-weight: 600; }
  legend span { color: ${color.textMuted}; font-weight: 400; }
`
const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  button { min-height: 24px; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; }
`
