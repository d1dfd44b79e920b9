import styled from '@emotion/styled'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { LogoForm } from '@/components/dealer-area/LogoForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { LeadCounts } from '@/lib/people/contact/lead'
import type { OwnRegistration } from '@/lib/people/dealerships/dealer-registration'
import type { Dealership } from '@/lib/people/dealerships/dealership'
import type { DealerOverview } from '@/lib/people/dealerships/overview'

const description = 'Stock, richieste e personale della tua concessionaria.'

type Props = {
  dealership: Dealership
  dealerships: readonly Dealership[]
  overview: DealerOverview
  leads: LeadCounts
  outcome: FormOutcome | null
}

/** What a dealer's staff sees first: how much there is of everything, and where to look at it. */
export function DealerOverviewScreen({ dealership, dealerships, overview, leads, outcome }: Props) {
  const { published, drafts, members } = overview
  const tiles = [
    { label: 'Richieste da rispondere', count: leads['da-rispondere'], href: dealerAreaHref(dealerArea.leads, dealership.slug) },
    { label: 'Veicoli online', count: published, href: dealerAreaHref(dealerArea.vehicles, dealership.slug) },
    { label: 'Persone nel personale', count: members, href: dealerAreaHref(dealerArea.staff, dealership.slug) },
  ]
  return (
    <PageLayout title="Area concessionario" description={description} noindex>
      <DealerAreaFrame title="Panoramica" current="overview" dealership={dealership} dealerships={dealerships}>
        {outcome !== null && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        <Tiles>
          {tiles.map(({ label, count, href }) => (
            <li key={label}>
              <Link href={href}>
                {label} <strong>{numberText(count)}</strong>
              </Link>
            </li>
          ))}
        </Tiles>
        {leads.late > 0 && (
          <p>{leads.late === 1 ? 'Una richiesta aspetta' : `${numberText(leads.late)} richieste aspettano`} da oltre 24 ore.</p>
        )}
        {published + drafts === 0 && <EmptyState title="Lo stock è vuoto">Qui compaiono i veicoli della concessionaria.</EmptyState>}
      </DealerAreaFrame>
    </PageLayout>
  )
}

type NoDealershipProps = { registration: OwnRegistration | null; csrf: string; outcome: FormOutcome | null }

/** For whoever acts for no dealer: what became of their request, or how to make one. */
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
              <p>Stiamo controllando i dati di {registration.name}. Ti scriviamo quando abbiamo finito.</p>
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
              <p>Il tuo account non è nel personale di una concessionaria.</p>
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
  a { display: grid; gap: 4px; padding: 20px; }
  strong { font-size: 28px; }
`
const Waiting = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 32px 0 64px;
`
