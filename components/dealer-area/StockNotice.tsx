import { useRef, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Notification } from '@/components/ui/Notification'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type StockQuery, stockParams, undoSeconds } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = { outcome: FormOutcome | null; slug: string; query: StockQuery; csrf: string }

/** What came of the last change, with the way back where there is one. */
export function StockNotice({ outcome, slug, query, csrf }: Props) {
  if (outcome?.form !== dealershipApi.vehicles) return null
  if (!outcome.isDone) return <Alert variant="error">{faultOf(outcome)}</Alert>
  const { undo, parte } = outcome.values
  const isPart = parte === 'si'
  if (undo === undefined) return <Alert variant={isPart ? 'error' : 'success'}>{outcome.message}</Alert>
  return <Undo key={undo} change={undo} text={outcome.message} isPart={isPart} {...{ slug, query, csrf }} />
}

function faultOf({ errors, message }: FormOutcome): string {
  return errors['prezzo'] ?? errors['variazione'] ?? errors['annuncio'] ?? errors['ricorso'] ?? message
}

type UndoProps = Pick<Props, 'slug' | 'query' | 'csrf'> & { change: string; text: string; isPart: boolean }

/** A notification that leaves after a while; without a script a sentence and a button, which stay. */
function Undo({ change, text, isPart, slug, query, csrf }: UndoProps) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  const variant = isPart ? 'error' : 'success'
  return (
    <>
      {!isHydrated && <Alert variant={variant}>{text}</Alert>}
      {isHydrated && isOpen && (
        <Notification
          name={text}
          variant={variant}
          action={{ label: 'Annulla', onClick: () => button.current?.click() }}
          lifetimeMs={isPart ? undefined : undoSeconds * 1_000}
          onClose={() => setOpen(false)}
        >
          {isPart ? 'Puoi annullare quello che è cambiato.' : `Puoi annullare per ${undoSeconds} secondi.`}
        </Notification>
      )}
      <div hidden={isHydrated}>
        <StaffForm
          action={dealershipApi.vehicles}
          csrf={csrf}
          slug={slug}
          hidden={{ azione: 'annulla', modifica: change, elenco: stockParams(query).toString() }}
        >
          <Button ref={button} type="submit" variant="outline" size="sm">
            Annulla
          </Button>
        </StaffForm>
      </div>
    </>
  )
}
