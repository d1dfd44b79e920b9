import styled from '@emotion/styled'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { VisitToday } from '@/lib/accounts/deals/visits/visit'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealerAreaHref, dealershipApi, leadHref } from '@/lib/kernel/routes/dealer-area'
import { color, fontSize, radius } from '@/styles/tokens'

/** «Oggi in salone»: who comes and when, each leading to its conversation. */
export function VisitsToday({ visits, slug }: { visits: readonly VisitToday[]; slug: string }) {
  if (visits.length === 0) return null
  return (
    <Panel aria-labelledby="in-salone">
      <h2 id="in-salone">Oggi in salone</h2>
      <Lines>
        {visits.map(({ replyId, buyer, title, fromAt, isConfirmed }) => (
          <li key={replyId}>
            <time dateTime={fromAt}>{momentText(fromAt).slice(-5)}</time>
            <div>
              <Link href={leadHref(replyId, slug)}>{[buyer, title].filter(Boolean).join(', ')}</Link>
              <small>{isConfirmed ? 'confermata' : 'da confermare'}</small>
            </div>
          </li>
        ))}
      </Lines>
      <DownloadLink href={dealerAreaHref(dealershipApi.visits, slug)}>Tutto il giorno (.ics)</DownloadLink>
    </Panel>
  )
}

const Lines = styled.ul`
  li { display: flex; gap: 12px; align-items: center; padding: 8px 0; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid ${color.border}; }
  time { padding: 4px 8px; border-radius: ${radius.xs}; background: ${color.accent}; color: ${color.textInverse}; font-size: ${fontSize.sm}; font-weight: 700; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
