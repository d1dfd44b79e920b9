import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { RegistrationLink } from '@/lib/accounts/users/user'
import { momentText } from '@/lib/kernel/italian/date-text'
import { posts, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize } from '@/styles/tokens'
import { OneCard } from './OneCard'

type Props = {
  csrf: string
  /** The code in the link of the mail. */
  code: string
  outcome: FormOutcome | null
  /** Null: the link was used, cancelled, or never was. */
  link: RegistrationLink | null
}

/** The page of the mail's link. Opening it changes nothing, as mail programs open links too: pressing the button does. */
export function RegistrationConfirmationForm({ csrf, code, outcome, link }: Props) {
  const own = outcome?.form === posts.confirmation ? outcome : undefined
  if (own?.isDone)
    return (
      <OneCard icon="mail" title="Guarda la posta">
        <p>{own.message}</p>
      </OneCard>
    )
  if (!link) return <DeadLink />
  const fault = own && (own.message || Object.values(own.errors)[0])
  const step = (azione: string, children: ReactNode) => (
    <form method="post" action={posts.confirmation}>
      {Object.entries({ _csrf: csrf, codice: code, azione }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
  return link.isExpired ? (
    <OneCard icon="clock" title="Questo link è scaduto" isMuted>
      {fault && <Alert variant="error">{fault}</Alert>}
      <p>Vale 24 ore. Te ne mandiamo un altro, i tuoi dati ci sono ancora.</p>
      {step(
        'rimanda',
        <Button type="submit" size="lg">
          Mandami un altro link
        </Button>,
      )}
    </OneCard>
  ) : (
    <OneCard icon="check" title="Sei a un tocco">
      {fault && <Alert variant="error">{fault}</Alert>}
      <p>
        Confermi che <strong>{link.maskedEmail}</strong> è tuo ed entri subito: niente password da riscrivere.
      </p>
      {link.startedOn && (
        <p>
          La registrazione è partita da <strong>{link.startedOn.device}</strong>, {momentText(link.startedOn.at)}. Conferma solo se eri tu.
        </p>
      )}
      {step(
        'conferma',
        <Button type="submit" variant="cta" size="lg">
          Conferma ed entra
        </Button>,
      )}
      {link.returnPath !== null && <Small>{nextText(link.returnPath)}</Small>}
      {step(
        'cancella',
        <Small>
          Non sei stato tu? <TextButton type="submit">Cancella la richiesta</TextButton>
        </Small>,
      )}
    </OneCard>
  )
}

function DeadLink() {
  return (
    <OneCard icon="clock" title="Questo link non è più valido" isMuted>
      <p>È già stato usato, o è troppo vecchio. Se hai confermato, il tuo account è pronto.</p>
      <ButtonLink href={routes.login} size="lg">
        Accedi
      </ButtonLink>
      <ButtonLink href={routes.registration} variant="quiet">
        Registrati di nuovo
      </ButtonLink>
    </OneCard>
  )
}

function nextText(path: string): string {
  return path.startsWith(routes.sell) ? 'Poi torni al tuo annuncio, dove avevi lasciato.' : 'Poi torni dove avevi lasciato.'
}

const Small = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
const TextButton = styled.button`
  min-height: 24px;
  color: ${color.link};
  text-decoration: underline;
  text-underline-offset: 3px;
`
