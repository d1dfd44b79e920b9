import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { type CasePage, outcomes } from '@/lib/accounts/moderation/moderation-case'
import { casePath } from '@/lib/kernel/routes/moderation-routes'

/** What else is known of the seller: their ads, reports of them, earlier decisions. */
export function SellerHistory({ seller: { name, since, isBanned, history } }: { seller: CasePage['seller'] }) {
  const { ads, online, sold, reports, decisions } = history
  return (
    <Box aria-labelledby="venditore">
      <h2 id="venditore">{name}</h2>
      <p>
        {since === null ? 'Senza account.' : `Account dal ${new Date(since).toLocaleDateString('it-IT', { timeZone: 'Europe/Rome' })}.`}{' '}
        {ads === 1 ? 'Un annuncio' : `${ads} annunci`}: {online} online, {sold} {sold === 1 ? 'venduto' : 'venduti'}.{' '}
        {reports === 1 ? 'Una segnalazione' : `${reports} segnalazioni`} in tutto.
      </p>
      {isBanned && (
        <p>
          <b>Account bloccato.</b>
        </p>
      )}
      {decisions.length === 0 ? (
        <p>Nessun’altra decisione.</p>
      ) : (
        <ul>
          {decisions.map(({ caseId, title, outcome, at, reason }) => (
            <li key={caseId}>
              <b>{outcomes[outcome].done}</b>: <Link href={casePath(caseId)}>{title}</Link>
              {reason !== '' && `, ${reason}`} <small>{new Date(at).toLocaleDateString('it-IT', { timeZone: 'Europe/Rome' })}</small>
            </li>
          ))}
        </ul>
      )}
    </Box>
  )
}

const Box = styled(Panel)`
  ul { display: grid; gap: 8px; }
`
