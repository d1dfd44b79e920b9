import styled from '@emotion/styled'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { dateText } from '@/lib/kernel/italian/date-text'
import { type Category, categories, categorySlugs } from '@/lib/market/catalogue/category'
import { euroText, numberText, percentText } from '@/lib/market/catalogue/number-text'
import { type PriceProof, priceProofPath } from '@/lib/market/price-rating/proof/proof'
import { GroupTable } from './GroupTable'

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
    <GroupTable
      caption={caption}
      columns={['Casi', 'Errore mediano', 'Prezzo sulla stima', 'Entro il 10%']}
      rows={rows.map((row) => ({
        group: groupText(row),
        cells: [numberText(row.cases), percentText(row.median ?? 0), signedText(row.difference ?? 0), percentText(row.withinTenth ?? 0, 0)],
      }))}
    />
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
  if (text === percentText(0)) return text
  return share < 0 ? `−${text}` : `+${text}`
}

const Files = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`
