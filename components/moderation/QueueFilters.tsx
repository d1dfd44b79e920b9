import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import type { ModerationQueue } from '@/lib/accounts/moderation/moderation-case'
import { caseKinds, queuePath, queueReasons } from '@/lib/accounts/moderation/queue-filter'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

/** What part of the queue is shown, each with how many cases it has; those without any are left out. */
export function QueueFilters({ filter, counts }: Pick<ModerationQueue, 'filter' | 'counts'>) {
  const { kind, reason, isNewestFirst } = filter
  return (
    <nav aria-label="Filtri della coda">
      <Choices aria-label="Tipo">
        <Choice href={queuePath({ ...filter, kind: null })} isChosen={kind === null} label="Tutti" count={counts.all} />
        {counts.kinds
          .filter(({ kind: one, count }) => count > 0 || one === kind)
          .map(({ kind: one, count }) => (
            <Choice key={one} href={queuePath({ ...filter, kind: one })} isChosen={one === kind} label={caseKinds[one]} count={count} />
          ))}
      </Choices>
      <Choices aria-label="Motivo">
        <Choice href={queuePath({ ...filter, reason: null })} isChosen={reason === null} label="Tutti i motivi" count={counts.ofKind} />
        {counts.reasons
          .filter(({ reason: one, count }) => count > 0 || one === reason)
          .map(({ reason: one, count }) => (
            <Choice
              key={one}
              href={queuePath({ ...filter, reason: one })}
              isChosen={one === reason}
              label={queueReasons[one].label}
              count={count}
            />
          ))}
      </Choices>
      <Order>
        {isNewestFirst ? 'Dal più recente. ' : 'Dal più urgente. '}
        <Link href={queuePath({ ...filter, isNewestFirst: !isNewestFirst })}>{isNewestFirst ? 'Dal più urgente' : 'Dal più recente'}</Link>
      </Order>
    </nav>
  )
}

function Choice({ href, isChosen, label, count }: { href: string; isChosen: boolean; label: string; count: number }) {
  return (
    <li>
      <Link href={href} aria-current={isChosen || undefined}>
        <span>{label}</span>
        <span>{count}</span>
      </Link>
    </li>
  )
}

const Choices = styled.ul`
  display: grid;
  gap: 4px;
  margin-bottom: 12px;
  padding-bottom: 12px;
  border-bottom: 1px solid ${color.border};
  a { display: flex; gap: 8px; align-items: center; justify-content: space-between; min-height: 44px; padding: 0 12px; border-radius: ${radius.md}; color: ${color.text}; font-size: ${fontSize.base}; font-weight: 500; text-decoration: none; }
  a:hover { background: ${color.surfaceAlt}; }
  a[aria-current] { background: ${color.accent}; box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.surface}; color: ${color.textInverse}; font-weight: 600; }
  a > :last-child { font-variant-numeric: tabular-nums; }
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const Order = styled.p`
  margin-bottom: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  a { display: inline-block; min-height: 24px; line-height: 24px; }
`
