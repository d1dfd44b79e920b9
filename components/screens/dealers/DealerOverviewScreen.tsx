import styled from '@emotion/styled'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { LeadLines } from '@/components/dealer-area/LeadList'
import { LogoForm } from '@/components/dealer-area/LogoForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { LeadPage } from '@/lib/accounts/contact/leads/lead'
import type { OwnRegistration } from '@/lib/accounts/dealerships/dealer-registration'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { DealerOverview } from '@/lib/accounts/dealerships/overview'
import { stockHealth } from '@/lib/accounts/selling/stock'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { waitingText } from '@/lib/market/dealers/response-time'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

const description = 'Stock, richieste e collaboratori della tua concessionaria.'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  overview: DealerOverview
  /** The leads; null for staff who may not read them. */
  leads: LeadPage | null
  /** The numbers of vehicles, in the order of `stockHealth`. */
  health: readonly number[]
  outcome: FormOutcome | null
}

/** What a dealer's staff sees first: how much there is of everything, and where to look at it. */
export function DealerOverviewScreen({ dealership, dealerships, overview, leads, health, outcome }: Props) {
  const { published, drafts, members, responseMinutes } = overview
  const { slug } = dealership
  const tiles = [
    ...(leads === null
      ? []
      : [
          {
            label: 'Richieste da rispondere',
            text: numberText(leads.counts['da-rispondere']),
            path: dealerArea.leads,
            isUrgent: leads.counts.late > 0,
          },
          {
            label: 'Tempo di risposta',
            text: responseMinutes === null ? 'non ancora noto' : waitingText(responseMinutes),
            path: dealerArea.leads,
          },
        ]),
    { label: 'Veicoli online', text: numberText(published), path: dealerArea.vehicles },
    { label: 'Collaboratori', text: numberText(members), path: dealerArea.staff },
  ]
  return (
    <PageLayout title="Area concessionario" description={description} noindex>
      <DealerAreaFrame title="Panoramica" current="overview" dealership={dealership} dealerships={dealerships}>
        {outcome !== null && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        <Tiles>
          {tiles.map(({ label, text, path, isUrgent = false }) => (
            <li key={label}>
              <Link href={dealerAreaHref(path, slug)} data-urgent={isUrgent || undefined}>
                {label} <strong>{text}</strong>
              </Link>
            </li>
          ))}
        </Tiles>
        {published + drafts === 0 && (
          <EmptyState
            title="Lo stock è vuoto"
            action={<ButtonLink href={dealerAreaHref(dealerArea.imports, slug)}>Importa lo stock</ButtonLink>}
          >
            Importa un file o collega il tuo gestionale: prima ti mostriamo che cosa succede, poi decidi.
          </EmptyState>
        )}
        <Halves>
          {leads !== null && <WaitingLeads leads={leads} slug={slug} />}
          <Panel aria-labelledby="salute">
            <h2 id="salute">Salute dello stock</h2>
            <Health>
              {stockHealth.map(({ label, why, asked }, at) => (
                <li key={label}>
                  <span>
                    <Link href={dealerAreaHref(`${dealerArea.vehicles}?${new URLSearchParams(asked)}`, slug)}>{label}</Link>
                    <small>{why}</small>
                  </span>
                  <b>{numberText(health[at] ?? 0)}</b>
                </li>
              ))}
            </Health>
          </Panel>
        </Halves>
      </DealerAreaFrame>
    </PageLayout>
  )
}

function WaitingLeads({ leads: { counts, lines }, slug }: { leads: LeadPage; slug: string }) {
  return (
    <Panel aria-labelledby="da-rispondere">
      <h2 id="da-rispondere">Da rispondere</h2>
      {counts.late > 0 && (
        <p>{counts.late === 1 ? 'Una richiesta aspetta' : `${numberText(counts.late)} richieste aspettano`} da oltre 24 ore.</p>
      )}
      {lines.length === 0 ? <p>Nessuno aspetta una risposta.</p> : <LeadLines lines={lines.slice(0, 4)} slug={slug} />}
    </Panel>
  )
}

type NoDealershipProps = { registration: OwnRegistration | null; csrf: string; outcome: FormOutcome | null }

/** The page of a user who acts for no dealer: what became of their request, or how to make one. */
export function NoDealershipScreen({ registration, csrf, outcome }: NoDealershipProps) {
  return (
    <PageLayout title="Area concessionario" description={description} noindex>
      <Container>
        <Waiting>
          <h1>Area concessionario</h1>
          {outcome !== null && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
          {registration?.outcome === null && (
            <Panel>
              <h2>Richiesta ricevuta</h2>
              <p>
                Controlliamo i dati di <strong>{registration.name}</strong> e ti scriviamo quando abbiamo finito.
              </p>
              <p>RIC {registration.id}</p>
            </Panel>
          )}
          {registration?.outcome === null && (
            <LogoForm name={registration.name} logoId={registration.logoId} slug="" csrf={csrf} outcome={outcome} />
          )}
          {registration?.outcome === 'refused' && (
            <Panel>
              <h2>Richiesta non accolta</h2>
              <p>{registration.statement}</p>
            </Panel>
          )}
          {registration?.outcome !== null && (
            <>
              <p>Il tuo account non è tra i collaboratori di una concessionaria.</p>
              <ButtonLink href={routes.dealerRegistration}>Registra la concessionaria</ButtonLink>
            </>
          )}
        </Waiting>
      </Container>
    </PageLayout>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
  gap: 16px;
  a { display: grid; gap: 4px; align-content: start; height: 100%; padding: 20px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; color: ${color.text}; text-decoration: none; }
  a:hover { border-color: ${color.accent}; }
  a[data-urgent] { border-color: ${color.danger}; }
  strong { font-size: ${fontSize.xl3}; }
`
const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  align-items: start;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr); }
`
const Health = styled.ul`
  li { display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 10px 0; border-bottom: 1px solid ${color.border}; }
  small { display: block; color: ${color.textMuted}; }
`
const Waiting = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 32px 0 64px;
`
