import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { type StockQuery, stockParams } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = { outcome: FormOutcome | null; slug: string; query: StockQuery; csrf: string }

/** What came of the last change, with the way back where there is one. */
export function StockNotice({ outcome, slug, query, csrf }: Props) {
  if (outcome?.form !== dealershipApi.vehicles) return null
  const { undo, ids = '', prezzo, stato } = outcome.values
  const fault =
    outcome.errors['prezzo'] ?? outcome.errors['variazione'] ?? outcome.errors['annuncio'] ?? outcome.errors['ricorso'] ?? outcome.message
  if (!outcome.isDone) return <Alert variant="error">{fault}</Alert>
  return (
    <>
      <Alert variant="success">{outcome.message}</Alert>
      {undo !== undefined && (
        <StaffForm
          action={dealershipApi.vehicles}
          csrf={csrf}
          slug={slug}
          hidden={{
            ...{ azione: undo, elenco: stockParams(query).toString() },
            ...(prezzo !== undefined && { prezzo }),
            ...(stato !== undefined && { stato }),
          }}
        >
          {ids.split(' ').map((id) => (
            <input key={id} type="hidden" name="annuncio" value={id} />
          ))}
          <Button type="submit" variant="outline" size="sm">
            Annulla
          </Button>
        </StaffForm>
      )}
    </>
  )
}
