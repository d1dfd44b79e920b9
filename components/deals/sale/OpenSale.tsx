import { type DealDoor, DealForm } from '@/components/deals/DealForm'
import { Button } from '@/components/ui/Button'
import type { SaleTools } from '@/lib/accounts/deals/sale/sale-card'

/** After an accepted price or a visit: the button by which it becomes a deal. */
export function OpenSale({ tools: { open }, door }: { tools: SaleTools; door: DealDoor }) {
  if (open === null) return null
  return (
    <>
      <p>Diventa un affare quando lo dite tutti e due. Poi vi diciamo cosa fare, passo per passo.</p>
      <DealForm door={door} hidden={{ azione: 'affare-prendo', affare: '' }}>
        <Button type="submit">{open}</Button>
      </DealForm>
    </>
  )
}
