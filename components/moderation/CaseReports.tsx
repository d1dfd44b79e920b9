import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import { unconfirmedText } from '@/lib/accounts/contact/reply'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import { momentText } from '@/lib/kernel/italian/date-text'
import { color } from '@/styles/tokens'

/** Reports of visitors on the ad; everybody who left an address is informed of the decision. */
export function CaseReports({ reports }: Pick<CasePage, 'reports'>) {
  if (reports.length === 0) return null
  return (
    <Panel aria-labelledby="segnalazioni">
      <h2 id="segnalazioni">{reports.length === 1 ? 'Una segnalazione' : `${reports.length} segnalazioni unite`}</h2>
      <List>
        {reports.map(({ id, kind, message, name, isUnconfirmed, createdAt }) => (
          <li key={id}>
            <b>{kind}</b>
            {message !== '' && `: «${message}»`}
            <small>
              {name === '' ? 'senza nome' : name}
              {isUnconfirmed && ` · ${unconfirmedText}`} · {momentText(createdAt)}
            </small>
          </li>
        ))}
      </List>
      <p>Chi ha lasciato un indirizzo riceve l’esito.</p>
    </Panel>
  )
}

const List = styled.ul`
  display: grid;
  li { padding: 12px 0; line-height: 1.35; }
  li + li { border-top: 1px solid ${color.border}; }
  small { display: block; }
`
