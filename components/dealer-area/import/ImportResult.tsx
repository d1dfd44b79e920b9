import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { type DealerImport, undoHours } from '@/lib/market/dealer-imports/dealer-import'
import { ImportForm } from './ImportForm'

type Props = { dealerImport: DealerImport; slug: string; csrf: string }

/** How an import ended, with its undo. */
export function ImportResult({ dealerImport: { id, state, fault, isResumed, finishedAt, canBeUndone }, slug, csrf }: Props) {
  const when = finishedAt === null ? '' : ` il ${momentText(finishedAt)}`
  return (
    <Panel aria-labelledby="esito">
      <h2 id="esito">{titles[state] ?? 'Abbandonata'}</h2>
      {state === 'failed' && <p role="alert">Non è riuscita{fault === null ? '' : `: ${fault}`}.</p>}
      {state === 'done' && (
        <p>
          Finita{when}.{isResumed && ' Si era interrotta ed è ripartita da sola, senza perdere né raddoppiare nulla.'}{' '}
          <Link href={dealerAreaHref(dealerArea.vehicles, slug)}>Guarda lo stock</Link>
        </p>
      )}
      {canBeUndone && (
        <ImportForm id={id} slug={slug} csrf={csrf} does="annulla">
          <Button type="submit" variant="outline">
            Annulla questa importazione
          </Button>
          <p>Si può entro {undoHours} ore. Ciò che hai cambiato dopo resta com’è.</p>
        </ImportForm>
      )}
    </Panel>
  )
}

const titles: Partial<Record<DealerImport['state'], string>> = {
  done: 'Importazione finita',
  failed: 'Importazione non riuscita',
  undone: 'Importazione annullata',
}
