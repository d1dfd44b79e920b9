import { useContext } from 'react'
import { MailedActions } from '@/components/selling/MailedActions'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { dropPlanText, type MailedDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { code: string; drop: MailedDrop; outcome: FormOutcome | null }

/** The page behind the mail about a planned drop. */
export function StopDropScreen({ code, drop: { title, plan }, outcome }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  return (
    <PageLayout title="Ferma il ribasso programmato" description="Ferma il ribasso programmato di un annuncio." noindex>
      <MailedActions
        title={plan ? 'Ferma il ribasso programmato' : 'Nessun ribasso programmato'}
        intro={
          plan
            ? `«${title}» scende di ${dropPlanText(plan)}.`
            : `Il prezzo di «${title}» non scende più da solo. Ne programmi un altro dai tuoi annunci.`
        }
        code={code}
        actions={plan ? [{ name: 'ferma', label: 'Ferma il ribasso' }] : []}
        csrf={csrf}
        outcome={outcome}
      />
    </PageLayout>
  )
}
