import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import type { ModerationFigures, ModerationQueue } from '@/lib/accounts/moderation/moderation-case'
import { caseInQueuePath, queuePath, wholeQueue } from '@/lib/accounts/moderation/queue-filter'
import type { StaffDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { paperQueuePage, registrationQueuePage, reviewQueuePage } from '@/lib/kernel/routes/moderation-routes'
import { routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { CaseView } from './CaseView'
import { Key } from './Key'
import { ModerationNotice } from './ModerationNotice'
import { QueueFiguresPanel } from './QueueFiguresPanel'
import { QueueFilters } from './QueueFilters'
import { QueueList } from './QueueList'
import { QueueShortcuts } from './QueueShortcuts'

type Props = {
  /** Which of the two is shown where both do not fit beside each other. */
  shows: 'queue' | 'case'
  moderationQueue: ModerationQueue
  /** How the price of the open case's ad goes down by itself. */
  drop: StaffDrop | null
  figures: ModerationFigures
  csrf: string
  outcome: FormOutcome | null
  children?: ReactNode
}

/** The queue beside the case that is open; on narrow screens they are two pages. */
export function ModerationLayout({ shows, moderationQueue, drop, figures, csrf, outcome, children }: Props) {
  const { current, next, previous, filter, lines } = moderationQueue
  const pathOf = (id: number | null) => (id === null ? null : caseInQueuePath(id, filter))
  return (
    <Container>
      <Page data-shows={shows}>
        <Head>
          <div>
            <h1>Coda di controllo</h1>
            <p>
              <Key>J</Key> <Key>K</Key> per scorrere, <Key>?</Key> per <a href="#tasti">tutti i tasti</a>.
            </p>
          </div>
          <BackToQueue href={queuePath(filter)} variant="quiet">
            Torna alla coda
          </BackToQueue>
          <ButtonLink href={registrationQueuePage} variant="quiet">
            Concessionarie
          </ButtonLink>
          <ButtonLink href={reviewQueuePage} variant="quiet">
            Recensioni
          </ButtonLink>
          <ButtonLink href={paperQueuePage} variant="quiet">
            Carte
          </ButtonLink>
          <ButtonLink href={routes.moderationLog} variant="quiet">
            Registro
          </ButtonLink>
        </Head>
        <ModerationNotice csrf={csrf} outcome={outcome} />
        <div data-part="queue">
          <QueueFiguresPanel figures={figures} />
        </div>
        <Columns>
          <aside data-part="queue">
            <QueueFilters filter={filter} counts={moderationQueue.counts} />
            {lines.length === 0 ? <Empty moderationQueue={moderationQueue} /> : <QueueList moderationQueue={moderationQueue} />}
          </aside>
          <div data-part="case">
            {current && (
              <CaseView key={current.id} moderationQueue={moderationQueue} page={current} drop={drop} csrf={csrf} outcome={outcome} />
            )}
          </div>
        </Columns>
        <QueueShortcuts next={shows === 'case' ? pathOf(next) : null} previous={shows === 'case' ? pathOf(previous) : null} />
        {children}
      </Page>
    </Container>
  )
}

function Empty({ moderationQueue: { counts } }: { moderationQueue: ModerationQueue }) {
  if (counts.all > 0)
    return (
      <EmptyState title="Nessuno" action={<ButtonLink href={queuePath(wholeQueue)}>Tutta la coda</ButtonLink>}>
        Nessun fascicolo con questi filtri.
      </EmptyState>
    )
  return (
    <EmptyState title="Coda vuota" action={<ButtonLink href={routes.moderationLog}>Apri il registro</ButtonLink>}>
      Nessun annuncio aspetta un controllo.
    </EmptyState>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 32px 0 64px;
  ${maxWidth(991)} {
    &[data-shows='queue'] [data-part='case'], &[data-shows='case'] [data-part='queue'] { display: none; }
  }
  ${maxWidth(800)} { padding: 20px 0 40px; }
`
const BackToQueue = styled(ButtonLink)`
  display: none;
  ${maxWidth(991)} { [data-shows='case'] & { display: inline-flex; margin-left: auto; } }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: flex-end;
  > div { margin-right: auto; }
  p { color: ${color.textMuted}; font-size: ${fontSize.md}; }
  p a { color: inherit; text-decoration: underline; }
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 304px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr); }
`
