import styled from '@emotion/styled'
import { AdHeading } from '@/components/ads/AdHeading'
import { DealForm } from '@/components/deals/DealForm'
import { dealFault } from '@/components/deals/deal-fault'
import { OfferFields } from '@/components/deals/OfferFields'
import { StandingBand } from '@/components/deals/StandingBand'
import { FormPage } from '@/components/form/FormPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { noDepositText, offerHours, wordOnlyText } from '@/lib/accounts/deals/offer'
import type { OfferPage } from '@/lib/accounts/deals/offer-page'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { dealApi, offerPath } from '@/lib/kernel/routes/deals'
import { conversationPath } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { page: OfferPage; csrf: string; outcome: FormOutcome | null }

/** An offer for a car: the amount, where it stands, and what happens next. */
export function OfferScreen({ page, csrf, outcome }: Props) {
  const { car, ready, standing, scale, amount, over, replyId, valuations } = page
  return (
    <PageLayout title="Fai una proposta" description="Proponi un prezzo a chi vende, senza impegno." noindex>
      <FormPage
        title="Fai una proposta"
        intro={car.priceCents === null ? undefined : <>Il prezzo è {euroText(car.priceCents)}.</>}
        outcome={outcome}
        aside={<Aside page={page} />}
      >
        <AdHeading card={car} />
        {over !== null && <Alert variant="error">{over}</Alert>}
        {replyId !== null && (
          <p>
            Ne avete già parlato: <Link href={conversationPath(replyId)}>apri la conversazione</Link>. La proposta parte da lì.
          </p>
        )}
        {over === null && (
          <>
            {scale && (
              <Model>
                <StandingBand scale={scale} />
                {standing !== null && <p>{standing}</p>}
              </Model>
            )}
            {ready.length > 0 && (
              <Ready aria-label="Cifre pronte">
                {ready.map(({ name, euro, text }) => (
                  <li key={name}>
                    <Link href={`${offerPath(car.id)}&importo=${euro}`} aria-current={String(euro) === amount || undefined}>
                      <small>{name}</small>
                      <b>{euroText(euro * 100)}</b>
                      <small>{text}</small>
                    </Link>
                  </li>
                ))}
              </Ready>
            )}
            <DealForm door={{ action: dealApi.offers, csrf, hidden: { annuncio: String(car.id) } }} hidden={{}}>
              <OfferFields
                id="proposta"
                label="La tua proposta"
                fault={dealFault(outcome, dealApi.offers, 'proponi')}
                amount={amount}
                hint={scale === null && standing !== null ? standing : 'Euro interi, fino al prezzo chiesto.'}
                valuations={valuations}
              />
              <Button type="submit" variant="cta" block>
                Invia la proposta
              </Button>
            </DealForm>
          </>
        )}
      </FormPage>
    </PageLayout>
  )
}

/** What happens next, and what an offer is worth. */
function Aside({ page: { over, other } }: { page: OfferPage }) {
  return (
    <Panel>
      <Stack>
        {over === null && (
          <>
            <h2>Cosa succede dopo</h2>
            <Next>
              <li>Chi vende riceve la proposta e ha {offerHours} ore: accetta, rilancia o rifiuta.</li>
              <li>Se accetta, scegliete un’ora per la prova.</li>
              <li>Decidi davvero solo dopo averla vista. Prima, nessun soldo.</li>
            </Next>
          </>
        )}
        <Note>
          <Icon name="shield" />
          <span>
            {noDepositText} <a href={securityAdvice}>Come pagare in sicurezza</a>
          </span>
        </Note>
        <Note>
          <span>{wordOnlyText('buyer', other)}</span>
        </Note>
      </Stack>
    </Panel>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  h2 { font-size: ${fontSize.lg}; }
`
const Model = styled.div`
  padding: 12px 14px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
  font-size: ${fontSize.base};
`
const Ready = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: block;
    height: 100%;
    padding: 10px 12px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    color: ${color.text};
    text-decoration: none;
  }
  a[aria-current] { border-color: ${color.accent}; background: ${color.accentSurface}; }
  b, small { display: block; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
const Next = styled.ol`
  display: grid;
  gap: 6px;
  padding-left: 20px;
  list-style: decimal;
`
const Note = styled.p`
  display: flex;
  gap: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
