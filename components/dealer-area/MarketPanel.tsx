import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import { contactsOfViews, type MarketReach, type MarketSide, marketDays, weeklyViews } from '@/lib/accounts/contact/leads/market-reach'
import { numberText } from '@/lib/market/catalogue/number-text'
import { color } from '@/styles/tokens'

const shown = (value: number | null) => (value === null ? '–' : value.toLocaleString('it-IT', { maximumFractionDigits: 1 }))
const rows: readonly { label: string; of: (side: MarketSide) => number | null }[] = [
  { label: 'Visite di un annuncio in una settimana online', of: weeklyViews },
  { label: 'Contatti ogni 100 visite', of: contactsOfViews },
]

/** How the ads do beside those of others for the same models. */
export function MarketPanel({ market: { own, similar } }: { market: MarketReach }) {
  return (
    <Panel aria-labelledby="mercato">
      <h2 id="mercato">Accanto al mercato</h2>
      {similar === null || own.ads === 0 ? (
        <p>Per ora gli annunci di altri per i tuoi stessi modelli sono troppo pochi per un confronto.</p>
      ) : (
        <>
          <p>
            Ultimi {marketDays} giorni: {own.ads === 1 ? 'il tuo annuncio' : `i tuoi ${numberText(own.ads)} annunci`} e{' '}
            {numberText(similar.ads)} di altri per gli stessi modelli.
          </p>
          <Table>
            <thead>
              <tr>
                <td />
                <th scope="col">I tuoi</th>
                <th scope="col">Simili</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, of }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{shown(of(own))}</td>
                  <td>{shown(of(similar))}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Panel>
  )
}

const Table = styled.table`
  width: 100%;
  max-width: 560px;
  margin-top: 12px;
  border-collapse: collapse;
  th, td { padding: 8px; border-bottom: 1px solid ${color.border}; text-align: right; font-weight: 400; }
  th[scope='row'] { text-align: left; }
  thead th { font-weight: 600; }
`
