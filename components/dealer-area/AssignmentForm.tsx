import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import type { OpenLead } from '@/lib/accounts/contact/leads/lead'
import type { StaffMember } from '@/lib/accounts/dealerships/dealership'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { StaffForm } from './StaffForm'

type Props = { lead: OpenLead; staff: readonly StaffMember[]; slug: string; csrf: string }

/** Who of the staff looks after a lead. */
export function AssignmentForm({ lead: { id, assignedTo }, staff, slug, csrf }: Props) {
  return (
    <StaffForm action={dealershipApi.lead(id)} csrf={csrf} slug={slug} hidden={{ azione: 'assegna' }}>
      <Select
        key={assignedTo}
        name="persona"
        label="Se ne occupa"
        emptyLabel="Nessuno"
        options={staff.map(({ userId, name }) => ({ value: String(userId), label: name }))}
        defaultValue={assignedTo === null ? '' : String(assignedTo)}
      />
      <Button type="submit" variant="outline">
        Assegna
      </Button>
    </StaffForm>
  )
}
