import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import { SellerIcon } from '@/components/ui/icons/SellerIcon'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { WaitingRegistration } from '@/lib/accounts/dealerships/dealer-registration'
import { momentText } from '@/lib/kernel/italian/date-text'
import { logoPath } from '@/lib/kernel/routes/dealer-area'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import { dealerPath } from '@/lib/kernel/routes/routes'
import { activityText } from '@/lib/market/dealers/dealer-activities'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { waiting: readonly WaitingRegistration[]; csrf: string; outcome: FormOutcome | null }

/** What each dealer tells of itself, what is doubtful about it, and the decision. */
export function WaitingRegistrations({ waiting, ...form }: Props) {
  return (
    <Requests>
      {waiting.map((registration) => (
        <li key={registration.id}>
          <Request registration={registration} {...form} />
        </li>
      ))}
    </Requests>
  )
}

function Request({ registration, csrf, outcome }: Omit<Props, 'waiting'> & { registration: WaitingRegistration }) {
  const { id, name, contactName, email, confirmedAt, known, profile, logoId } = registration
  const action = moderationApi.registration(id)
  const failed = outcome?.form === action && !outcome.isDone ? outcome : undefined
  return (
    <Panel aria-label={name}>
      <h2>{name}</h2>
      {logoId !== null && <SellerIcon name={name} logo={logoPath(logoId)} isLarge />}
      <p>
        RIC {id} · {confirmedAt !== null && `${momentText(confirmedAt)} · `}
        {contactName}, {email}
      </p>
      <Facts registration={registration} />
      {known && (
        <p>
          Con questa partita IVA c’è già <Link href={dealerPath(known.slug)}>{known.name}</Link>, senza personale: chi ha fatto la richiesta
          ne diventa titolare, e i suoi annunci restano.
        </p>
      )}
      {profile.description !== undefined && profile.description !== '' && <p>{profile.description}</p>}
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        <TextArea
          id={`motivo-${id}`}
          name="testo"
          label="Motivo, se la richiesta non va bene"
          rows={3}
          isOptional
          defaultValue={failed?.values['testo'] ?? ''}
          error={failed?.errors['testo']}
        />
        {failed && failed.errors['testo'] === undefined && <Alert variant="error">{failed.message}</Alert>}
        <Button type="submit" name="esito" value="approved">
          Attiva
        </Button>
        <Button type="submit" name="esito" value="refused" variant="outline">
          Respingi
        </Button>
      </form>
    </Panel>
  )
}

function Facts({ registration: { vatNumber, hasRightCheckDigit, profile, place } }: { registration: WaitingRegistration }) {
  const hours = profile.openingHours ?? []
  const facts: [string, string][] = [
    ['Partita IVA', `${vatNumber}${hasRightCheckDigit ? '' : ' · la cifra di controllo non torna'}`],
    ['REA', profile.rea ?? 'non indicato'],
    ['PEC', profile.pec ?? 'non indicata'],
    ['Attività', profile.activity ? activityText(profile.activity) : 'non indicata'],
    ['Sede', [profile.street, profile.postcode, place].filter(Boolean).join(', ') || 'non indicata'],
    ['Telefono', profile.phone ?? 'non indicato'],
    ['E-mail', profile.email ?? 'non indicata'],
    ['Sito', profile.website ?? 'non indicato'],
    ['Orari', hours.map(({ days, hours }) => `${days} ${hours}`).join(' · ') || 'non indicati'],
  ]
  return (
    <dl>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const Requests = styled.ul`
  display: grid;
  gap: 16px;
  padding: 16px 0 56px;
  overflow-wrap: anywhere;
  dl { margin: 12px 0; }
  dl > div { display: flex; flex-wrap: wrap; gap: 4px 8px; }
  dt { font-weight: 600; }
  form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-top: 12px; }
  form > div { flex-basis: 100%; }
`
