import styled from '@emotion/styled'
import { BanNotice } from '@/components/account/BanNotice'
import { DeletionForm } from '@/components/account/DeletionForm'
import { EmailForm } from '@/components/account/EmailForm'
import { MarketingConsentForm } from '@/components/account/MarketingConsentForm'
import { PasskeySection } from '@/components/account/PasskeySection'
import { PasswordForm } from '@/components/account/PasswordForm'
import { ProfileForm } from '@/components/account/ProfileForm'
import { ProfileSection } from '@/components/account/ProfileSection'
import { SecondFactorSection } from '@/components/account/SecondFactorSection'
import { SessionList } from '@/components/account/SessionList'
import { type AcceptedTerms, TermsSection } from '@/components/account/TermsSection'
import { FormColumn } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Link } from '@/components/ui/Link'
import type { MarketingChoice } from '@/lib/accounts/consent/marketing-consent'
import type { Ban } from '@/lib/accounts/moderation/moderation-case'
import { type Belongings, belongingsText } from '@/lib/accounts/own-data/belongings'
import type { PasskeyLine } from '@/lib/accounts/second-factor/passkey'
import type { SecondFactorView } from '@/lib/accounts/second-factor/second-factor'
import type { SessionLine } from '@/lib/accounts/sessions/session-line'
import { deletionDays } from '@/lib/accounts/users/account-deletion'
import { passkeyApi } from '@/lib/kernel/routes/account-paths'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Profile = { displayName: string; phone: string; isPhoneVerified: boolean; email: string; hasPassword: boolean; version: string }
type Props = {
  csrf: string
  outcome: FormOutcome | null
  profile: Profile
  secondFactor: SecondFactorView
  passkeys: readonly PasskeyLine[]
  /** Somebody who sees what other people have written. */
  isStaff: boolean
  /** What goes with the account. */
  belongings: Belongings
  consents: MarketingChoice
  sessions: readonly SessionLine[]
  /** How many ads are on the watchlist. */
  savedCount: number
  unread: number
  ban: Ban | null
  acceptedTerms: AcceptedTerms | null
}

const ownForms = [
  settingsApi.terms,
  settingsApi.profile,
  settingsApi.emailChange,
  settingsApi.password,
  settingsApi.secondFactor,
  passkeyApi.settings,
  settingsApi.deletion,
]

export function ProfileScreen({
  csrf,
  outcome,
  profile,
  secondFactor,
  passkeys,
  isStaff,
  belongings,
  consents,
  sessions,
  savedCount,
  unread,
  ban,
  acceptedTerms,
}: Props) {
  const { email, hasPassword } = profile
  const form = { csrf, outcome }
  const isLocked = secondFactor.state === 'on' && !secondFactor.isUnlocked
  const goes = belongingsText(belongings)
  return (
    <PageLayout title="Il mio profilo" description="I tuoi dati, la tua password, i tuoi consensi e i tuoi accessi." noindex>
      <PrivateArea current="profile" savedCount={savedCount} unread={unread}>
        <FormColumn title="Il mio profilo" outcome={outcome} forms={ownForms}>
          {ban && <BanNotice ban={ban} />}
          <ProfileSection id="dati" title="I tuoi dati">
            <ProfileForm {...form} {...profile} />
          </ProfileSection>
          <ProfileSection
            id="email"
            title="E-mail"
            intro={
              <>
                Accedi con <strong>{email}</strong>. Se la cambi, ti chiediamo di confermarla dal nuovo indirizzo: fino ad allora resta
                questa.
              </>
            }
          >
            {isLocked ? <Locked /> : hasPassword ? <EmailForm {...form} /> : <SetPassword />}
          </ProfileSection>
          <ProfileSection
            id="password"
            title="Password"
            intro={hasPassword ? 'Cambiandola, chiudi gli accessi sugli altri dispositivi.' : undefined}
          >
            {isLocked ? <Locked /> : hasPassword ? <PasswordForm {...form} /> : <SetPassword />}
          </ProfileSection>
          <ProfileSection
            id="verifica"
            title="Verifica in due passaggi"
            intro="Quando accedi, dopo la password ti chiediamo un codice di un’app del tuo telefono: chi ruba la password resta fuori."
          >
            <SecondFactorSection
              {...form}
              view={secondFactor}
              hasPassword={hasPassword}
              hasPasskeys={passkeys.length > 0}
              isUrged={isStaff}
            />
          </ProfileSection>
          <PasskeySection {...form} passkeys={passkeys} asksPassword={hasPassword && secondFactor.state !== 'on'} isLocked={isLocked} />
          <ProfileSection
            id="consensi"
            title="Consensi per le e-mail"
            intro={
              <>
                Decidi tu quali e-mail ricevere, e cambia idea quando vuoi. Quelle di servizio, come conferme e avvisi di sicurezza,
                arrivano comunque. <Link href={routes.privacyPolicy}>Informativa privacy</Link>
              </>
            }
          >
            <MarketingConsentForm
              {...form}
              key={`${consents.firstPartyMarketing} ${consents.thirdPartyMarketing}`}
              name="consensi"
              choice={consents}
              source="SETTINGS"
            />
          </ProfileSection>
          <TermsSection csrf={csrf} accepted={acceptedTerms} />
          <ProfileSection id="accessi" title="Dove hai fatto l’accesso">
            <SessionList csrf={csrf} sessions={sessions} />
          </ProfileSection>
          <ProfileSection id="esporta" title="Una copia dei tuoi dati" intro="Tutto ciò che sappiamo di te, in un file JSON.">
            {isLocked ? <Locked /> : <DownloadLink href={settingsApi.export}>Scarica i miei dati</DownloadLink>}
          </ProfileSection>
          <ProfileSection
            id="elimina"
            title="Elimina l’account"
            intro={`Togliamo subito i tuoi annunci e chiudiamo gli accessi. Dopo ${deletionDays} giorni eliminiamo l’account con tutto ciò che contiene: fino ad allora basta un tocco per tornare indietro.`}
          >
            {goes !== '' && <Goes>Se ne vanno anche: {goes}.</Goes>}
            {isLocked ? <Locked /> : <DeletionForm {...form} hasPassword={hasPassword} />}
          </ProfileSection>
        </FormColumn>
      </PrivateArea>
    </PageLayout>
  )
}

/** Asks for a code first: where the account has a second factor, a session shows that it is its owner's. */
function Locked() {
  return (
    <p>
      Prima conferma con un codice, sotto <a href="#verifica">Verifica in due passaggi</a>.
    </p>
  )
}

/** An account opened through another service has no password yet. */
function SetPassword() {
  return (
    <p>
      Il tuo account non ha ancora una password. <Link href={routes.forgottenPassword}>Impostala con un link via e-mail</Link>.
    </p>
  )
}

const Goes = styled.p`
  margin-bottom: 16px;
`
