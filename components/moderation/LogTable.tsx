import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { LogLine } from '@/lib/accounts/moderation/moderation-case'
import { casePath } from '@/lib/kernel/routes/moderation-routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** What moderators did, the latest first; on narrow screens each line is a card. */
export function LogTable({ log }: { log: readonly LogLine[] }) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>Registro delle decisioni</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {['Quando', 'Chi', 'Azione', 'Oggetto', 'Motivo'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {log.map(({ id, happenedAt, moderator, action, reason, caseId, adId }) => (
          <tr key={id}>
            <td data-label="Quando">{secondText(happenedAt)}</td>
            <td data-label="Chi">{moderator}</td>
            <td data-label="Azione">
              <b>{action}</b>
            </td>
            <td data-label="Oggetto">
              <Link href={casePath(caseId)}>RIF {adId}</Link>
            </td>
            <td data-label="Motivo">{reason === '' ? '–' : reason}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** «21 nov, 16:20:14», in Italy. */
function secondText(moment: string): string {
  return new Date(moment).toLocaleString('it-IT', {
    timeZone: 'Europe/Rome',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
}

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  overflow: hidden;
  font-size: ${fontSize.base};
  line-height: 1.35;
  overflow-wrap: break-word;
  th { height: 44px; padding: 0 8px; background: ${color.surfaceAlt}; color: ${color.textSecondary}; font-size: ${fontSize.sm}; font-weight: 600; text-align: left; }
  td { padding: 10px 8px; border-top: 1px solid ${color.border}; }
  td a { display: inline-block; min-height: 24px; line-height: 24px; white-space: nowrap; }
  td:first-of-type { font-variant-numeric: tabular-nums; white-space: nowrap; }
  th:first-of-type, td:first-of-type { padding-left: 16px; }
  ${maxWidth(800)} {
    display: block;
    border: 0;
    border-radius: 0;
    tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 12px; margin-bottom: 12px; padding: 12px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; }
    td, td:first-of-type { padding: 0; border: 0; overflow-wrap: anywhere; }
    td:first-of-type { grid-column: 1 / -1; }
    td::before { content: attr(data-label); display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  }
`
