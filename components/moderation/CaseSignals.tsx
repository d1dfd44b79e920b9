import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import type { CasePage } from '@/lib/people/moderation/moderation-case'
import { color, fontSize } from '@/styles/tokens'
import { CopiedPhotos } from './CopiedPhotos'

/** What speaks against the ad, with its weight, and what visitors have said of it. */
export function CaseSignals({ page: { signals, otherAds, risk, reports } }: { page: CasePage }) {
  return (
    <Box aria-labelledby="segnali">
      <h2 id="segnali">Segnali: rischio {risk} su 100</h2>
      <ul>
        {signals.map(({ kind, name, weight, evidence, copies }) => (
          <li key={kind}>
            <b>+{weight}</b> {name}: {evidence}
            {copies && <CopiedPhotos copies={copies} otherAds={otherAds} />}
          </li>
        ))}
      </ul>
      {reports.length > 0 && (
        <>
          <h3>{reports.length === 1 ? 'Una segnalazione' : `${reports.length} segnalazioni unite`}</h3>
          <ul>
            {reports.map(({ id, kind, message, createdAt }) => (
              <li key={id}>
                <b>{kind}</b>
                {message !== '' && `: «${message}»`}{' '}
                <small>{new Date(createdAt).toLocaleString('it-IT', { timeZone: 'Europe/Rome' })}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Box>
  )
}

const Box = styled(Panel)`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
  ul { display: grid; gap: 8px; }
  h2 { font-size: ${fontSize.xl}; }
  small { color: ${color.textMuted}; }
`
