import styled from '@emotion/styled'
import { LoanForm } from '@/components/ads/costs/LoanForm'
import { LoanResult } from '@/components/ads/costs/LoanResult'
import { MonthlyCostPanel } from '@/components/ads/costs/MonthlyCostPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { Container } from '@/components/ui/Container'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { adLoanPath } from '@/lib/kernel/routes/deals'
import { adPricePath, routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { LoanUse } from '@/lib/market/ads/loan-use'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { LoanReading } from '@/lib/market/financing/read-loan'
import { buyerProvinceParam } from '@/lib/market/running-costs/buyer-province'
import { fiveYearsId } from '@/lib/market/running-costs/vehicle-use'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  card: AdCard
  /** Null where the vehicle is not on offer at a price. */
  reading: LoanReading | null
  /** Everything by the month; null without a loan. */
  use: LoanUse | null
}

/** What a vehicle costs in instalments, beside its price in cash. A plain form: what is said stands in the address and nowhere else. */
export function AdLoanScreen({ card, reading, use }: Props) {
  const { href, title, version, priceCents } = card
  const name = [title, version].filter(Boolean).join(' ')
  const isFaulty = reading !== null && Object.keys(reading.form.errors).length > 0
  return (
    <PageLayout
      title={isFaulty ? `${title}: controlla i dati` : `${title}: la rata`}
      description={`Rata, TAN, TAEG e costo totale di un finanziamento per questo annuncio di ${name}, accanto al prezzo in contanti.`}
      canonicalPath={adLoanPath(href)}
      noindex
    >
      <Container>
        <Breadcrumbs
          trail={[
            { label: 'Home', href: routes.home },
            { label: title, href },
          ]}
          current="Rata"
        />
        <Text>
          <header>
            <h1>Quanto viene al mese</h1>
            <p>
              <Link href={href}>{name}</Link>
              {priceCents !== null && (
                <>
                  {': '}
                  <b>{euroText(priceCents)}</b> in contanti. È questo il prezzo che confrontiamo con la stima.
                </>
              )}
            </p>
          </header>
          {reading === null || priceCents === null ? (
            <p>Questo veicolo non è in vendita a un prezzo: non c’è una rata da calcolare.</p>
          ) : (
            <>
              <Panel>
                <Columns>
                  <div>
                    {reading.isExample && (
                      <Note>
                        Non conosciamo le condizioni di chi vende. Usiamo un TAN del 7,50% e queste spese come esempio: cambiale con quelle
                        del tuo preventivo.
                      </Note>
                    )}
                    <LoanForm form={reading.form} others={use ? othersOf(use) : {}} href={href} />
                  </div>
                  {reading.loan && reading.cost && <LoanResult loan={reading.loan} cost={reading.cost} priceEuro={priceCents / 100} />}
                </Columns>
                <Disclaimer>
                  Calcolo indicativo, non è un’offerta né una richiesta di credito: Ingrana non presta soldi e non è un intermediario.
                  Decide la finanziaria; prima di firmare leggi il modulo SECCI.
                </Disclaimer>
              </Panel>
              {use && <MonthlyCostPanel use={use} loan={reading.form} href={href} />}
              <details>
                <summary>Come calcoliamo il TAEG</summary>
                <p>
                  È il tasso annuo per cui quello che ricevi oggi, tolte istruttoria e imposta, vale quanto tutto quello che paghi dopo,
                  ogni rata al suo mese: la formula della direttiva 2008/48/CE, allegato I. L’imposta è lo 0,25% del credito oltre i 18
                  mesi, 16 euro di bollo fino a 18. Un TAEG più basso non vuol dire spendere meno: per confrontare due offerte guarda la
                  riga «Più che in contanti».
                </p>
              </details>
              <p>
                Nessuna rata parte prima di aver visto l’auto e firmato il contratto.{' '}
                <a href={`${adPricePath(href)}#${fiveYearsId}`} rel="nofollow">
                  Carburante, bollo e perdita di valore in 5 anni
                </a>
              </p>
            </>
          )}
        </Text>
      </Container>
    </PageLayout>
  )
}

/** What is said of the use of the vehicle, for the other form of the page. */
function othersOf({ form, province }: LoanUse): Readonly<Record<string, string>> {
  return { ...form.values, [buyerProvinceParam]: province.unknown ?? province.name ?? '' }
}

const Text = styled.div`
  display: grid;
  gap: 24px;
  max-width: 1000px;
  padding-bottom: 56px;
  h1 { font-size: ${fontSize.xl4}; }
  > * { min-width: 0; }
  summary { min-height: 44px; padding: 10px 0; font-weight: 600; cursor: pointer; }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 40px;
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Note = styled.p`
  margin-bottom: 16px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
`
const Disclaimer = styled(Note)`
  margin: 20px 0 0;
`
