import { DataTable } from '@/components/ui/DataTable'
import { Panel } from '@/components/ui/Panel'
import { dealerAbilities, dealerRoles, dealerRoleText } from '@/lib/accounts/dealerships/dealership'

/** What each role of a staff may do. */
export function AbilityTable() {
  return (
    <Panel aria-labelledby="ruoli">
      <h2 id="ruoli">Che cosa può fare ogni ruolo</h2>
      <DataTable
        label="I permessi, per ruolo"
        head={['Può', ...dealerRoles.map((role) => dealerRoleText[role].label)]}
        rows={Object.entries(dealerAbilities).map(([key, { label, roles }]) => ({
          key,
          cells: [label, ...dealerRoles.map((role) => (roles.some((one) => one === role) ? 'Sì' : 'No'))],
        }))}
      />
    </Panel>
  )
}
