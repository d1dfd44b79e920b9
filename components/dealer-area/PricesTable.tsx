import { DataTable } from '@/components/ui/DataTable'
import type { PricesShown } from '@/lib/accounts/selling/pricing/prices-shown'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'

/** Each price before and after, where it would stand, and the sum. */
export function PricesTable({ rows, found, changing, differenceCents, isReadable }: PricesShown) {
  return (
    <>
      <p>
        Nulla è ancora cambiato.
        {changing === 0 && isReadable && ' Così non cambia nessun prezzo: nessuno è più alto, oppure non c’è una stima.'}
      </p>
      <DataTable
        label="Prezzi prima e dopo"
        hasFigures
        isStacked
        head={['Veicolo', 'Prima', 'Dopo', 'Sulla stima, prima', 'Sulla stima, dopo']}
        rows={rows.map(({ id, cells }) => ({ key: id, cells }))}
      />
      {found > rows.length && <p>E altri {numberText(found - rows.length)}.</p>}
      <p>
        <strong>
          In tutto {differenceCents > 0 ? '+' : differenceCents < 0 ? '−' : ''}
          {euroText(Math.abs(differenceCents))}
        </strong>
      </p>
      <p>
        Il ribasso si mostra con il prezzo più basso degli ultimi 30 giorni, come vuole la legge, e solo se il vecchio prezzo è rimasto
        almeno 7 giorni.
      </p>
    </>
  )
}

/** What the button that does it says; null where nothing would change. */
export function confirmText({ changing }: PricesShown): string | null {
  return changing === 0 ? null : changing === 1 ? 'Cambia un prezzo' : `Cambia ${numberText(changing)} prezzi`
}
