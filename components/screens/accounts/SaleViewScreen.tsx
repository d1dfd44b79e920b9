import type { SaleDoor } from '@/components/deals/sale/contract-door'
import type { SalePage } from '@/lib/accounts/deals/sale/sale-page'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { ContractScreen } from './ContractScreen'
import { SaleScreen } from './SaleScreen'

type Props = { page: SalePage; look: 'steps' | 'contract' | 'blank'; door: SaleDoor; csrf: string; outcome: FormOutcome | null }

/** The page of a sale: its steps, or its contract for the printer. */
export function SaleViewScreen({ page, look, door, csrf, outcome }: Props) {
  return look === 'steps' || page.contract === null ? (
    <SaleScreen page={page} door={door} csrf={csrf} outcome={outcome} />
  ) : (
    <ContractScreen contract={page.contract} isBlank={look === 'blank'} door={door} />
  )
}
