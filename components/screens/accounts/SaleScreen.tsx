import styled from '@emotion/styled'
import { AdLine } from '@/components/ads/AdLine'
import { ContractPart } from '@/components/deals/sale/ContractPart'
import type { SaleDoor } from '@/components/deals/sale/contract-door'
import { FailForm } from '@/components/deals/sale/FailForm'
import { Documents, Signing, Step, TransferCosts } from '@/components/deals/sale/SaleGuide'
import { SaleSteps } from '@/components/deals/sale/SaleSteps'
import { SellForm } from '@/components/deals/sale/SellForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { dealerChecks } from '@/lib/accounts/deals/sale/sale-card'
import { type SalePage, stepNow } from '@/lib/accounts/deals/sale/sale-page'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { writeReviewPath } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = { page: SalePage; door: SaleDoor; csrf: string; outcome: FormOutcome | null }

/** From the agreement to the keys: who does what, in order, and the contract. */
export function SaleScreen({ page, door, csrf, outcome }: Props) {
  const { car, side, buyer, seller, isDealer, sale, contract } = page
  const now = stepNow(page)
  const other = side === 'buyer' ? seller : buyer
  return (
    <PageLayout title="Affare fatto" description="I passi dall’accordo alle chiavi." noindex>
      <Container>
        <Column>
          <p className="back">
            <Link href={door.conversation}>La conversazione con {other}</Link>
          </p>
          <Head>
            <div>
              <h1>Affare fatto</h1>
              <p>Da qui alle chiavi, in ordine. Nessuno dei due deve ricordarsi niente.</p>
            </div>
            <AdLine card={car} />
          </Head>
          {outcome && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
          {outcome && !outcome.isDone && Object.keys(outcome.errors).length > 0 && (
            <Alert variant="error">Qualcosa non torna: correggi i campi segnati. Quello che hai scritto è ancora qui.</Alert>
          )}
          <SaleSteps now={now} />
          <Columns>
            <div>
              <Step at={0} now={now} title="Vi siete accordati">
                <p>{agreementText(page)}</p>
              </Step>
              {isDealer ? <DealerSteps /> : <PrivateSteps page={page} door={door} now={now} />}
              <Step at={4} now={now} title="Venduta">
                <EndPart page={page} door={door} csrf={csrf} />
              </Step>
            </div>
            <aside>
              <Panel>
                <Safe>
                  <Icon name="shield" />
                  <span>
                    Chi vende firma quando i soldi sono arrivati. Chi compra paga quando ha davanti l’auto, le carte e lo sportello.{' '}
                    <a href={securityAdvice}>Come pagare in sicurezza</a>
                  </span>
                </Safe>
              </Panel>
              {(sale.state === 'agreed' || sale.state === 'taken') && (
                <details>
                  <summary>L’affare è saltato</summary>
                  <FailForm id={sale.id} door={{ action: door.action, csrf, hidden: door.hidden }} />
                </details>
              )}
            </aside>
          </Columns>
          {contract && <ContractPart page={page} contract={contract} door={door} csrf={csrf} outcome={outcome} />}
        </Column>
      </Container>
    </PageLayout>
  )
}

function agreementText({ sale: { state, price, agreedOn } }: SalePage): string {
  const amount = price === null ? '' : ` per ${price}`
  if (state === 'agreed' || state === 'sold') return `Vi siete accordati${amount}. Ultimo passo: ${agreedOn}.`
  return `Manca ancora un sì${amount}: rispondete nella conversazione. Solo dopo, le carte.`
}

function DealerSteps() {
  return (
    <>
      <p>Il contratto è della concessionaria, e il passaggio lo fa lei. Qui c’è l’elenco di cosa controllare.</p>
      <Checks>
        {dealerChecks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </Checks>
    </>
  )
}

function PrivateSteps({ page, door, now }: { page: SalePage; door: SaleDoor; now: number }) {
  return (
    <>
      <Step at={1} now={now} title="Preparate le carte">
        {page.contract && (
          <p>
            {missingText(page)} <a href="#dati">I dati del contratto</a>
          </p>
        )}
        <Documents page={page} />
      </Step>
      <Step at={2} now={now} title="Firma e passaggio">
        <Signing />
        <TransferCosts page={page} door={door} />
      </Step>
      <Step at={3} now={now} title="Consegna">
        <p>
          {page.delivery === null ? 'Giorno e ora li scrive chi vende nel contratto.' : `Il ${page.delivery}.`} Leggete insieme i km e
          firmate il verbale di consegna, una pagina in due copie: è in fondo al contratto da stampare. Se arriva una multa, sapete di chi
          è.
        </p>
        <p>
          {page.transferBy === null
            ? 'Il passaggio si registra entro 60 giorni dalla firma: se firmate allo STA è già fatto.'
            : `Il passaggio si registra entro il ${page.transferBy}: se firmate allo STA è già fatto.`}
        </p>
      </Step>
    </>
  )
}

function missingText({ contract, side, buyer, seller }: SalePage): string {
  if (!contract) return ''
  const [mine, theirs] =
    side === 'buyer' ? [contract.missing.buyer, contract.missing.seller] : [contract.missing.seller, contract.missing.buyer]
  if (mine > 0) return `Nel contratto mancano ${mine} dei tuoi dati: li scrivi qui sotto.`
  return theirs > 0 ? `I tuoi dati ci sono. Aspettiamo quelli di ${side === 'buyer' ? seller : buyer}.` : 'Il contratto è completo.'
}

function EndPart({ page: { sale, side, dealerSlug }, door, csrf }: Omit<Props, 'outcome'>) {
  if (sale.state !== 'sold')
    return (
      <>
        <p>Quando le chiavi sono passate di mano, segnatelo qui. Poi questa pagina si svuota dei dati personali.</p>
        {sale.state === 'agreed' && (
          <SellForm
            id={sale.id}
            paid={side === 'seller' ? (sale.price ?? '').replace(/[^\d.]/g, '') : null}
            door={{ action: door.action, csrf, hidden: door.hidden }}
          />
        )}
      </>
    )
  return (
    <>
      <p>
        {side === 'seller'
          ? 'L’annuncio dice «Venduta». Sposta o sospendi la tua assicurazione e conserva la copia del passaggio.'
          : 'L’auto è tua. Se il passaggio non è già fatto allo sportello, hai 60 giorni dalla firma.'}
      </p>
      {side === 'buyer' && dealerSlug !== null && (
        <p>
          <Link href={writeReviewPath(dealerSlug)}>Com’è andata? Scrivi una recensione</Link>
        </p>
      )}
    </>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 24px 0 64px;
  summary { min-height: 44px; padding: 10px 0; color: ${color.accent}; font-weight: 600; cursor: pointer; }
  .back a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
`
const Checks = styled.ul`
  display: grid;
  gap: 8px;
  padding-left: 20px;
  list-style: disc;
`
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 24px;
  align-items: center;
  ${maxWidth(700)} { grid-template-columns: minmax(0, 1fr); }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 24px;
  align-items: start;
  > * { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
  ${maxWidth(900)} { grid-template-columns: minmax(0, 1fr); }
`
const Safe = styled.p`
  display: flex;
  gap: 8px;
  color: ${color.textMuted};
`
