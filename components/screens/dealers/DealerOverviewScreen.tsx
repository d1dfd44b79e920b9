import styled from '@emotion/styled'
import { AdPicture } from '@/components/ads/AdPicture'
import { CallbackList } from '@/components/dealer-area/CallbackList'
import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { LogoForm } from '@/components/dealer-area/LogoForm'
import { DoneTasks } from '@/components/dealer-area/morning/DoneTasks'
import { MorningNotice } from '@/components/dealer-area/morning/MorningNotice'
import { MorningTasks } from '@/components/dealer-area/morning/MorningTasks'
import { VisitsToday } from '@/components/dealer-area/morning/VisitsToday'
import { WeekPanel } from '@/components/dealer-area/morning/WeekPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { OwnRegistration } from '@/lib/accounts/dealerships/dealer-registration'
import { type Dealership, type DealerTab, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { DealerOverview } from '@/lib/accounts/dealerships/overview'
import { greeting, type Morning } from '@/lib/accounts/morning/morning'
import { countedTasks } from '@/lib/accounts/morning/morning-words'
import { stockHealth } from '@/lib/accounts/selling/stock'
import { momentText, weekdayText } from '@/lib/kernel/italian/date-text'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

const description = 'Stock, richieste e collaboratori della tua concessionaria.'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  overview: DealerOverview
  morning: Morning
  /** The name of who reads. */
  reader: string
  /** The numbers of vehicles, in the order of `stockHealth`. */
  health: readonly number[]
  csrf: string
  outcome: FormOutcome | null
}

/** What a dealer's staff sees first: what waits today, with the buttons that do it, and what was done. */
export function DealerOverviewScreen({ dealership, dealerships, overview, morning, reader, health, csrf, outcome }: Props) {
  const { slug } = dealership
  const { tasks, done, calls, visits, week, failed, staleSince, at } = morning
  const mayAnswer = mayIn(dealership, 'answerLeads')
  const isEmpty = overview.published + overview.drafts === 0
  const isInOrder = tasks.length === 0 && failed.length === 0 && staleSince === null && !isEmpty
  return (
    <PageLayout title="Area concessionario" description={description} noindex>
      <DealerAreaFrame
        title={greeting(reader, at)}
        lead={`${dayText(at)}. ${countedTasks(tasks.length)} Aggiornato alle ${momentText(at).slice(-5)}.`}
        current="overview"
        dealership={dealership}
        dealerships={dealerships}
      >
        <MorningNotice morning={morning} outcome={outcome} slug={slug} csrf={csrf} />
        {isEmpty && (
          <EmptyState
            title="Lo stock è vuoto"
            action={<ButtonLink href={dealerAreaHref(dealerArea.imports, slug)}>Importa lo stock</ButtonLink>}
          >
            Importa un file o collega il tuo gestionale: prima ti mostriamo che cosa succede, poi decidi.
          </EmptyState>
        )}
        <Halves>
          <Tasks>
            <MorningTasks
              tasks={tasks}
              dealership={dealership}
              csrf={csrf}
              at={at}
              picture={(car) => <AdPicture card={car} sizes="64px" />}
            />
            {isInOrder && (
              <EmptyState
                title="Tutto in ordine"
                action={<ButtonLink href={dealerAreaHref(dealerArea.statistics, slug)}>Statistiche</ButtonLink>}
              >
                Nessuna richiesta in attesa e nessun veicolo fuori posto. Ripassa domattina, o guarda le statistiche.
              </EmptyState>
            )}
            <DoneTasks done={done} slug={slug} csrf={csrf} mayChange={mayIn(dealership, 'changeStock')} mayAnswer={mayAnswer} />
          </Tasks>
          <Aside>
            <VisitsToday visits={visits} slug={slug} />
            <CallbackList callbacks={calls} slug={slug} csrf={csrf} mayAnswer={mayAnswer} from="oggi" />
            {week !== null && <WeekPanel week={week} />}
            <Panel aria-labelledby="salute">
              <h2 id="salute">Salute dello stock</h2>
              <Health>
                {stockHealth.map(({ label, why, asked }, place) => (
                  <li key={label}>
                    <span>
                      <Link href={dealerAreaHref(`${dealerArea.vehicles}?${new URLSearchParams(asked)}`, slug)}>{label}</Link>
                      <small>{why}</small>
                    </span>
                    <b>{numberText(health[place] ?? 0)}</b>
                  </li>
                ))}
              </Health>
            </Panel>
          </Aside>
        </Halves>
      </DealerAreaFrame>
    </PageLayout>
  )
}

/** «Sabato 28 novembre». */
function dayText(moment: string): string {
  const text = weekdayText(moment)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
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

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 24px;
  align-items: start;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 264px; gap: 20px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Tasks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  section { padding: 16px 20px; }
  h2 { font-size: ${fontSize.xl}; font-weight: 600; }
  section > h2 + * { margin-top: 8px; }
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
