import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { casePath } from '@/lib/kernel/routes/routes'
import type { LogLine } from '@/lib/people/moderation/moderation-case'
import { color, fontSize } from '@/styles/tokens'

/** What was done, the latest first. */
export function CaseLog({ log }: { log: readonly LogLine[] }) {
  return (
    <List>
      {log.map(({ happenedAt, moderator, action, reason, caseId }) => (
        <li key={`${caseId}-${happenedAt}-${action}`}>
          <b>{action}</b> <Link href={casePath(caseId)}>fascicolo {caseId}</Link>
          {reason !== '' && `: ${reason}`}
          <small>
            {new Date(happenedAt).toLocaleString('it-IT', { timeZone: 'Europe/Rome' })}, {moderator}
          </small>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: 10px;
  overflow-wrap: anywhere;
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
