import { useRefresh } from '@/components/dealer-area/use-refresh'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { importHref } from '@/lib/kernel/routes/dealer-area'
import type { DealerImport } from '@/lib/market/dealer-imports/dealer-import'

/** How far a trial or an import is. The page may be left. */
export function ImportProgress({ dealerImport: { id, state, progress, isResumed }, slug }: { dealerImport: DealerImport; slug: string }) {
  useRefresh(true)
  const what = state === 'checking' ? 'Prova in corso' : 'Importazione in corso'
  return (
    <Panel aria-labelledby="in-corso">
      <h2 id="in-corso">{what}</h2>
      <progress value={progress} max={100} aria-label={what} />
      <p role="status">
        Letto il {progress} %.{isResumed && ' Si era interrotta ed è ripartita da sola.'}
      </p>
      <p>
        Puoi lasciare questa pagina: va avanti da sola. <Link href={importHref(id, slug)}>Aggiorna</Link>
      </p>
    </Panel>
  )
}
