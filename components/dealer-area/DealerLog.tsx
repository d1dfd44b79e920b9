import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import type { DealerLogLine } from '@/lib/accounts/dealerships/dealership'
import { momentText } from '@/lib/kernel/italian/date-text'

/** What was done for a dealer, the newest first. */
export function DealerLog({ log }: { log: readonly DealerLogLine[] }) {
  if (log.length === 0) return null
  return (
    <Panel>
      <h2>Registro</h2>
      <Lines>
        {log.map(({ id, who, action, detail, at }) => (
          <li key={id}>
            <time dateTime={at}>{momentText(at)}</time> · {action}
            {detail !== '' && `: ${detail}`} · {who ?? 'account eliminato'}
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
`
