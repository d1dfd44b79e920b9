import styled from '@emotion/styled'
import { ConversationReports } from '@/components/moderation/ConversationReports'
import { DeskKeys } from '@/components/moderation/DeskKeys'
import { DeskNotice } from '@/components/moderation/DeskNotice'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { casePath, routes } from '@/lib/kernel/routes/routes'
import type { ConversationReport } from '@/lib/people/contact/conversation-report'
import type { CaseLine, DeskFigures } from '@/lib/people/moderation/moderation-case'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  cases: readonly CaseLine[]
  figures: DeskFigures
  reports: readonly ConversationReport[]
  csrf: string
  outcome: FormOutcome | null
}

/** What waits for a moderator, the longest first. */
export function ModerationScreen({ cases, figures, reports, csrf, outcome }: Props) {
  return (
    <PageLayout title="Coda di controllo" description="Annunci da controllare, segnalazioni e ricorsi." noindex>
      <Container>
        <Head>
          <h1>Coda di controllo</h1>
          <ButtonLink href={routes.moderationLog} variant="quiet">
            Registro
          </ButtonLink>
        </Head>
        <DeskNotice csrf={csrf} outcome={outcome} />
        <Figures figures={figures} />
        <DeskKeys />
        {cases.length === 0 ? (
          <EmptyState title="Coda vuota" action={<ButtonLink href={routes.moderationLog}>Apri il registro</ButtonLink>}>
            Nessun annuncio aspetta un controllo.
          </EmptyState>
        ) : (
          <Queue id="coda" aria-label="Coda, chi aspetta da più tempo per primo">
            {cases.map(({ id, title, about, risk, openedAt, isAppeal }) => (
              <li key={id} data-appeal={isAppeal || undefined}>
                <Link href={casePath(id)}>{title}</Link>
                <span>{about}</span>
                <span>rischio {risk}</span>
                <time dateTime={openedAt}>{new Date(openedAt).toLocaleString('it-IT', { timeZone: 'Europe/Rome' })}</time>
              </li>
            ))}
          </Queue>
        )}
        <ConversationReports reports={reports} csrf={csrf} outcome={outcome} />
      </Container>
    </PageLayout>
  )
}

function Figures({ figures }: { figures: DeskFigures }) {
  const { waiting, asked, oldestHours, medianHours, decisionsToday, decisionsOfWeek, appeals, granted } = figures
  return (
    <Numbers>
      <Figure name="In coda" value={String(waiting)} note={asked > 0 ? `${asked} in attesa di chi vende` : undefined} />
      <Figure name="Il primo aspetta da" value={oldestHours === null ? 'Nessuno' : hoursText(oldestHours)} />
      <Figure name="Tempo mediano in 7 giorni" value={medianHours === null ? 'Nessuna decisione' : hoursText(medianHours)} />
      <Figure name="Decisioni oggi" value={String(decisionsToday)} note={`${decisionsOfWeek} in 7 giorni`} />
      <Figure
        name="Ricorsi accolti in 30 giorni"
        value={appeals === 0 ? 'Nessun ricorso' : `${Math.round((granted / appeals) * 100)} %`}
        note={appeals === 0 ? undefined : `${granted} su ${appeals}`}
      />
    </Numbers>
  )
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** «35 min», «1,5 ore», «3 giorni». */
function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`
  return hours < 48 ? `${hours.toFixed(1).replace('.', ',')} ore` : `${Math.round(hours / 24)} giorni`
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 32px 0 24px;
`
const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 16px;
  margin: 16px 0 24px;
  div { padding: 14px 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; }
  dt { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dd { font-size: ${fontSize.xl}; font-weight: 600; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 400; }
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const Queue = styled.ol`
  display: grid;
  gap: 8px;
  padding-bottom: 56px;
  li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 12px 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; overflow-wrap: anywhere; }
  [data-appeal] { border-color: ${color.warning}; }
  a { flex: 1 1 220px; font-weight: 600; }
  span, time { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
