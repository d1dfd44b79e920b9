import type { ReactNode } from 'react'
import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { deletionDays } from '@/lib/accounts/users/account-deletion'
import { keepAccountPath } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  /** The code in the link of the mail; empty for a user who is logged in. */
  code: string
  state:
    | { name: 'asked' }
    | { name: 'waits'; until: string; goes: string }
    | { name: 'cancelled' }
    /** The link is of a deletion that was taken back, or is done. */
    | { name: 'over' }
}

/** The page on which a deletion ends, and on which it is taken back. */
export function AccountDeletionScreen({ csrf, outcome, code, state }: Props) {
  const { title, intro, next } = textsOf(state)
  return (
    <PageLayout title="Eliminazione dell’account" description="L’eliminazione del tuo account Ingrana, e come annullarla." noindex>
      <FormPage title={title} intro={intro} outcome={outcome} forms={[keepAccountPath]}>
        {state.name === 'waits' ? (
          <ConfirmationForm action={keepAccountPath} csrf={csrf} code={code} label="Annulla l’eliminazione" outcome={outcome} />
        ) : (
          next
        )}
      </FormPage>
    </PageLayout>
  )
}

function textsOf(state: Props['state']): { title: string; intro: string; next?: ReactNode } {
  switch (state.name) {
    case 'asked':
      return {
        title: 'Il tuo account sarà eliminato',
        intro: `I tuoi annunci non si vedono più e gli accessi sono chiusi. Fra ${deletionDays} giorni eliminiamo tutto. Hai cambiato idea? Tocca il link nell’e-mail che ti abbiamo mandato, oppure accedi.`,
        next: <ButtonLink href={routes.home}>Torna alla home</ButtonLink>,
      }
    case 'waits':
      return {
        title: `Il tuo account sarà eliminato il ${state.until}`,
        intro: `${state.goes === '' ? '' : `Se ne andranno anche: ${state.goes}. `}Se annulli, tutto torna com’era: anche i tuoi annunci sono di nuovo online.`,
      }
    case 'cancelled':
      return {
        title: 'Il tuo account resta',
        intro: 'L’eliminazione è annullata: annunci, messaggi e preferiti sono di nuovo com’erano.',
        next: <ButtonLink href={routes.login}>Accedi</ButtonLink>,
      }
    case 'over':
      return {
        title: 'Questo link non vale più',
        intro: 'L’eliminazione è già stata annullata, o l’account non c’è più. Se hai ancora un account, accedi.',
        next: <ButtonLink href={routes.login}>Accedi</ButtonLink>,
      }
  }
}
