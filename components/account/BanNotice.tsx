import { Alert } from '@/components/ui/Alert'
import { Link } from '@/components/ui/Link'
import type { Ban } from '@/lib/accounts/moderation/moderation-case'
import { routes } from '@/lib/kernel/routes/routes'

/** Why an account may not sell, and what its owner can still do. */
export function BanNotice({ ban: { reason, statement } }: { ban: Ban }) {
  return (
    <Alert variant="error">
      <p>
        <b>Il tuo account è bloccato: non puoi vendere né scrivere messaggi.</b> Motivo: {reason}.
      </p>
      <p>{statement}</p>
      <p>
        Puoi fare ricorso da <Link href={routes.ownAds}>I tuoi annunci</Link>: lo decide un’altra persona. Qui sotto puoi sempre scaricare i
        tuoi dati o eliminare l’account.
      </p>
    </Alert>
  )
}
