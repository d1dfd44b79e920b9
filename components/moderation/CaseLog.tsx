import styled from '@emotion/styled'
import type { LogLine } from '@/lib/accounts/moderation/moderation-case'
import { momentText } from '@/lib/kernel/italian/date-text'
import { color, fontSize } from '@/styles/tokens'

/** What was done with one case, the latest first. */
export function CaseLog({ log }: { log: readonly LogLine[] }) {
  return (
    <List>
      {log.map(({ id, happenedAt, moderator, action, reason }) => (
        <li key={id}>
          <b>{action}</b>
          {reason !== '' && `: ${reason}`}
          <time dateTime={happenedAt}>
            {momentText(happenedAt)} · {moderator}
          </time>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: 16px;
  margin-left: 6px;
  padding-left: 20px;
  border-left: 3px solid ${color.border};
  font-size: ${fontSize.base};
  line-height: 1.4;
  li { position: relative; }
  li::before { content: ''; position: absolute; top: 4px; left: -28px; width: 13px; height: 13px; border: 3px solid ${color.accent}; border-radius: 50%; background: ${color.surface}; }
  time { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
