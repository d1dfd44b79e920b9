import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { dueOf } from '@/lib/accounts/moderation/due'
import type { CaseLine, ModerationQueue } from '@/lib/accounts/moderation/moderation-case'
import { caseInQueuePath } from '@/lib/accounts/moderation/queue-filter'
import { color, fontSize, radius } from '@/styles/tokens'

/** What waits, as it is filtered; the case that is open is marked. */
export function QueueList({ moderationQueue: { lines, more, filter, now, current } }: { moderationQueue: ModerationQueue }) {
  return (
    <>
      <List id="coda" aria-label={filter.isNewestFirst ? 'Coda, dal più recente' : 'Coda, dal più urgente'}>
        {lines.map((line) => (
          <li key={line.id}>
            <Link href={caseInQueuePath(line.id, filter)} aria-current={line.id === current?.id || undefined}>
              {line.picture === null ? <Blank /> : <img src={line.picture} alt="" width={64} height={48} loading="lazy" />}
              <b>{line.title}</b>
              <small>{aboutText(line)}</small>
              <Due line={line} now={now} />
            </Link>
          </li>
        ))}
      </List>
      {more > 0 && <p>E {more === 1 ? 'un altro' : `altri ${more}`}: compaiono qui man mano.</p>}
    </>
  )
}

function Due({ line: { openedAt, heldBy, isMine }, now }: { line: CaseLine; now: string }) {
  const { text, isUrgent } = dueOf(openedAt, now)
  return (
    <small data-urgent={isUrgent || undefined}>
      <Icon name="clock" size={14} />
      {text}
      {heldBy !== null && ` · in mano a ${heldBy}`}
      {isMine && ' · in mano tua'}
    </small>
  )
}

/** «Foto già viste in un altro annuncio», or «3 segnali · 2 segnalazioni». */
function aboutText({ about, kind, signals, reports }: CaseLine): string {
  const reported = reports === 0 ? [] : [reports === 1 ? 'una segnalazione' : `${reports} segnalazioni`]
  const words = kind === 'ricorsi' || signals.length < 2 ? about : `${signals.length} segnali`
  return [words, ...reported].filter(Boolean).join(' · ')
}

const List = styled.ol`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  li + li { border-top: 1px solid ${color.border}; }
  a { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 2px 12px; padding: 12px; color: ${color.text}; line-height: 1.3; text-decoration: none; overflow-wrap: anywhere; }
  a:hover { background: ${color.surfaceAlt}; }
  a:focus-visible { outline-offset: -3px; }
  a[aria-current] { background: ${color.accentSurface}; box-shadow: inset 4px 0 0 ${color.accent}; }
  img, a > :first-child { grid-row: 1 / 4; width: 64px; height: 48px; border-radius: ${radius.sm}; object-fit: cover; }
  small { display: flex; gap: 4px; align-items: center; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  small[data-urgent] { color: ${color.danger}; font-weight: 600; }
  svg { flex: none; }
`
const Blank = styled.span`
  background: ${color.surfaceMuted};
`
