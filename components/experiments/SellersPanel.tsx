import { DataTable } from '@/components/ui/DataTable'
import { minSellers } from '@/lib/experimentation/experiment-results/statistics/clustered'
import type { SideOfSellers } from '@/lib/experimentation/experiment-results/two-sides'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'
import { measureText } from './result-text'

type Props = { sides: readonly SideOfSellers[] | null }

/** The other side of the market: to whom the contacts went, and what a visitor's gain may have taken from others. */
export function SellersPanel({ sides }: Props) {
  if (sides === null) return null
  return (
    <ResultPanel id="venditori" title="L’altra parte: i venditori">
      {sides.slice(1).map((side) => (
        <p key={side.variation.id}>
          <strong>{saidOf(side, sides)}</strong>
        </p>
      ))}
      <DataTable
        label="Contatti per venditore e per annuncio"
        hasFigures
        isOneLine
        head={['Variante', 'Contatti', 'Venditori', 'Per venditore', 'Annunci', 'Per annuncio', 'Al decimo più contattato']}
      >
        {sides.map(({ variation, contacts, sellers, ads, topTenth }, place) => (
          <tr key={variation.id}>
            <th scope="row">
              {variation.key}
              {place === 0 && ' (controllo)'}
            </th>
            <td>{numberText(contacts)}</td>
            <td>{numberText(sellers)}</td>
            <td>{sellers === 0 ? '–' : measureText('times', contacts / sellers)}</td>
            <td>{numberText(ads)}</td>
            <td>{ads === 0 ? '–' : measureText('times', contacts / ads)}</td>
            <td>{topTenth === null ? '–' : percentText(topTenth, 0)}</td>
          </tr>
        ))}
      </DataTable>
      <p>
        <strong>Che cosa può aver tolto ad altri.</strong> Chi vede una variante e chi vede il controllo cercano le stesse auto: un contatto
        in più da una parte può essere uno in meno dall’altra, perché il venditore ha già un acquirente o non risponde a tutti. Data a
        tutti, una variante può portare meno di quanto si legge qui. Guarda se i contatti vanno a più venditori, o solo di più agli stessi.
      </p>
      <p>
        L’intervallo tiene conto anche di quanto un venditore è diverso dall’altro, quindi vale anche per venditori nuovi. Conta i messaggi,
        non le telefonate.
      </p>
    </ResultPanel>
  )
}

function saidOf({ variation, difference }: SideOfSellers, sides: readonly SideOfSellers[]): string {
  const most = Math.max(...sides.map(({ sellers }) => sellers))
  if (difference === null)
    return most < minSellers
      ? `${variation.key}: ancora presto, servono ${minSellers} venditori contattati (${most} ora).`
      : `${variation.key} non si può giudicare: la divisione dei visitatori non è giusta.`
  const range = `fra ${perThousand(difference.low)} e ${perThousand(difference.high)} contatti ogni 1.000 visitatori`
  if (difference.low > 0) return `${variation.key} porta ai venditori ${range}, anche contando quanto sono diversi tra loro.`
  if (difference.high < 0) return `${variation.key} toglie contatti ai venditori: ${range}.`
  return `${variation.key} non mostra ancora una differenza per i venditori: ${range}.`
}

function perThousand(difference: number): string {
  return new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(difference * 1_000)
    .replace('-', '−')
}
