import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import { type LogEntry, logActions } from '@/lib/experimentation/experiment-drafts/experiment-log'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { color, fontSize } from '@/styles/tokens'

/** Who changed what, and when. */
export function LogPanel({ log }: { log: readonly LogEntry[] }) {
  return (
    <Panel aria-labelledby="registro">
      <Title id="registro">Registro</Title>
      <Entries>
        {log.map((entry) => (
          <li key={entry.id}>
            <b>{logActions[entry.action]}</b> da {entry.actor},{' '}
            <time dateTime={entry.happenedAt}>{numericMomentText(entry.happenedAt)}</time>
            <Changes entry={entry} />
          </li>
        ))}
      </Entries>
    </Panel>
  )
}

function Changes({ entry: { before, after } }: { entry: LogEntry }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (Object.keys(before).length === 0) return null // a new draft: it stands above
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before[name] ?? 'niente'} → {after[name] ?? 'niente'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: ${fontSize.xl};
`
const Entries = styled.ol`
  display: grid;
  gap: 12px;
  li { padding-bottom: 12px; border-bottom: 1px solid ${color.border}; overflow-wrap: anywhere; }
  dl { margin-top: 4px; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  dl > div { display: flex; flex-wrap: wrap; gap: 0 8px; }
  dt { font-weight: 600; }
  dd { min-width: 0; }
`
