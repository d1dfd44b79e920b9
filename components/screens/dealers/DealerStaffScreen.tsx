import { AbilityTable } from '@/components/dealer-area/AbilityTable'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { DealerLog } from '@/components/dealer-area/DealerLog'
import { InvitationForm } from '@/components/dealer-area/InvitationForm'
import { StaffTable } from '@/components/dealer-area/StaffTable'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import {
  type DealerLogLine,
  type Dealership,
  type DealerTab,
  type Invitation,
  mayIn,
  type StaffMember,
} from '@/lib/accounts/dealerships/dealership'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  staff: readonly StaffMember[]
  invitations: readonly Invitation[]
  log: readonly DealerLogLine[]
  csrf: string
  outcome: FormOutcome | null
}

/** Who acts for a dealer and as what; owners invite and change. */
export function DealerStaffScreen({ dealership, dealerships, staff, invitations, log, csrf, outcome }: Props) {
  const mayManage = mayIn(dealership, 'manageStaff')
  const isOwnFault = outcome !== null && !outcome.isDone && outcome.form === dealershipApi.invitations
  return (
    <PageLayout title="Collaboratori della concessionaria" description="Chi lavora per la concessionaria, e che cosa può fare." noindex>
      <DealerAreaFrame title="Collaboratori" current="staff" dealership={dealership} dealerships={dealerships}>
        {outcome !== null && outcome.message !== '' && !isOwnFault && (
          <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>
        )}
        <StaffTable dealership={dealership} staff={staff} invitations={invitations} csrf={csrf} mayManage={mayManage} />
        {mayManage && <InvitationForm dealership={dealership} csrf={csrf} outcome={outcome} />}
        <AbilityTable />
        <DealerLog log={log} />
      </DealerAreaFrame>
    </PageLayout>
  )
}
