import styled from '@emotion/styled'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { dateText } from '@/lib/kernel/italian/date-text'
import { type Category, categories, categorySlugs } from '@/lib/market/catalogue/category'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { type PriceProof, priceProofPath } from '@/lib/market/price-rating/proof'
import { color, fontSize } from '@/styles/tokens'

type Row = PriceProof['rows'][number]

/** What estimates were worth in the end. Nothing is said below thirty cases. */
export function PriceProofSection({ proof: { rows, asOf, isDemo } }: { proof: PriceProof }) {
  const known = categorySlugs.filter((category) => rows.some((row) => row.category === category))
  return (
    <section id="alla-prova">
      <h2>Le stime alla prova</h2>
      {isDemo && (
        <p>
          <b>Questo è un mercato di prova: gli annunci sono inventati.</b> Le cifre provano il programma che li ha inventati, non i prezzi
          veri.
        </p>
      )}
      <p>
        Ogni notte confrontiamo ciò che avevamo stimato con il prezzo chiesto alla fine, quando un veicolo è stato venduto o ritirato
        nell’ultimo anno, e con ciò che chi ha venduto dice di aver ricevuto. Di ciò che è stato chiuso senza una nostra stima usiamo quella
        di stanotte, che non aveva mai visto il suo prezzo. Sotto i trenta casi non diciamo nulla.
      </p>
      {known.length === 0 ? (
        <p>I veicoli venduti o ritirati con una stima sono ancora meno di trenta.</p>
      ) : (
        <>
          {asOf !== null && <p>Calcolo del {dateText(asOf)}.</p>}
          {known.map((category) => (
            <CategoryProof key={category} category={category} rows={rows.filter((row) => row.category === category)} />
          ))}
          <Files>
            <DownloadLink href={priceProofPath('csv')}>Scarica CSV</DownloadLink>
            <DownloadLink href={priceProofPath('json')}>Scarica JSON</DownloadLink>
          </Files>
        </>
      )}
    </section>
  )
}

function CategoryProof({ category, rows }: { category: Category; rows: readonly Row[] }) {
  const name = categories[category].label
  const labels = rows.filter(({ basis }) => basis === 'label')
  return (
    <>
      <h3>{name}</h3>
      {labels.length > 0 && (
        <ul>
          {labels.map(({ part, cases, below }) => (
            <li key={part}>
              <b>{part === 'great' ? 'Ottimo Prezzo' : 'Buon Prezzo'}</b>: il {percentText(below ?? 0, 0)} di {numberText(cases)} era sotto
              quanto è andato per veicoli simili.
            </li>
          ))}
        </ul>
      )}
      {(['asked', 'paid'] as const).map((basis) => (
        <ProofTable
          key={basis}
          caption={`${name}: la stima accanto ${basis === 'asked' ? 'all’ultimo prezzo chiesto' : 'a quanto dice chi ha venduto'}`}
          rows={rows.filter((row) => row.basis === basis)}
        />
      ))}
    </>
  )
}

function ProofTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <Scroll tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Gruppo</th>
            <th scope="col">Casi</th>
            <th scope="col">Errore mediano</th>
            <th scope="col">Prezzo sulla stima</th>
            <th scope="col">Entro il 10%</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.part} ${row.from}`}>
              <th scope="row">{groupText(row)}</th>
              <td>{numberText(row.cases)}</td>
              <td>{percentText(row.median ?? 0)}</td>
              <td>{signedText(row.difference ?? 0)}</td>
              <td>{percentText(row.withinTenth ?? 0, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

function groupText({ part, from, to }: Row): string {
  if (part === 'all') return 'Tutti'
  const text = (value: number) => (part === 'age' ? numberText(value) : euroText(value * 100))
  const unit = part === 'age' ? ' anni' : ''
  return to === null ? `da ${text(from)}${unit}` : `da ${text(from)} a ${text(to)}${unit}`
}

function signedText(share: number): string {
  const text = percentText(Math.abs(share))
  return share < 0 ? `−${text}` : `+${text}`
}

const Scroll = styled.section`
  margin-top: 12px;
  overflow-x: auto;
  table { min-width: 480px; width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; font-variant-numeric: tabular-nums; }
  caption { padding-bottom: 6px; color: ${color.textMuted}; text-align: left; }
  th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid ${color.borderSubtle}; text-align: right; }
  th:first-of-type { text-align: left; }
  tbody th { font-weight: 400; }
`
const Files = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`
