import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { type DealerRole, dealerRoleText } from '@/lib/accounts/dealerships/dealership'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  code: string
  /** The address of the user who is logged in. */
  email: string
  /** What the link of the mail leads to; null when it is over. */
  invitation: { name: string; role: DealerRole } | null
  csrf: string
  outcome: FormOutcome | null
}

/** The page to which the link of an invitation leads. */
export function DealerInvitationScreen({ code, email, invitation, csrf, outcome }: Props) {
  return (
    <PageLayout title="Invito tra i collaboratori" description="Entra tra i collaboratori di una concessionaria." noindex>
      <FormPage title="Invito tra i collaboratori" outcome={outcome} forms={[dealershipApi.invitation]}>
        {invitation ? (
          <>
            <p>
              <strong>{invitation.name}</strong> ti invita come «{dealerRoleText[invitation.role].label}»:{' '}
              {dealerRoleText[invitation.role].may}. Entri con l’account {email}.
            </p>
            <ConfirmationForm
              action={dealershipApi.invitation}
              csrf={csrf}
              code={code}
              label="Entra tra i collaboratori"
              outcome={outcome}
            />
          </>
        ) : (
          <Alert variant="error">
            Questo invito non vale più: è scaduto, ritirato o già usato. Chiedine un altro a chi te lo ha mandato.
          </Alert>
        )}
      </FormPage>
    </PageLayout>
  )
}
