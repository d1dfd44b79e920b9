import { useRefresh } from '@/components/dealer-area/use-refresh'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { fileTrialHref } from '@/lib/kernel/routes/dealer-area'

/** A trial that waits for its turn, or is under way. */
export function TrialProgress({ token, ahead }: { token: string; ahead: number }) {
  useRefresh(true)
  return (
    <Panel aria-labelledby="in-corso">
      <h2 id="in-corso">Prova in corso</h2>
      <progress aria-label="Prova in corso" />
      <p role="status">
        {ahead === 0
          ? 'Stiamo leggendo il file: di solito bastano pochi secondi.'
          : ahead === 1
            ? 'C’è una prova prima della tua.'
            : `Ci sono ${ahead} prove prima della tua.`}
      </p>
      <p>
        <Link href={fileTrialHref(token)}>Aggiorna</Link>
      </p>
    </Panel>
  )
}
