import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import type { SessionLine } from '@/lib/accounts/sessions/session-line'
import { settingsApi } from '@/lib/kernel/routes/routes'
import { color, fontSize } from '@/styles/tokens'

type Props = { csrf: string; sessions: readonly SessionLine[] }

/** The sessions of the account; the others can be ended one by one or all together. */
export function SessionList({ csrf, sessions }: Props) {
  return (
    <>
      <List>
        {sessions.map(({ id, device, lastSeen, isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              <p>{isCurrent ? 'Questo dispositivo' : `Ultimo utilizzo: ${lastSeen}`}</p>
            </div>
            {!isCurrent && (
              <EndForm csrf={csrf} session={id}>
                <Button type="submit" variant="quiet" size="sm" aria-label={`Esci da ${device}, ultimo utilizzo ${lastSeen}`}>
                  Esci
                </Button>
              </EndForm>
            )}
          </li>
        ))}
      </List>
      {sessions.length > 1 && (
        <EndForm csrf={csrf} session="altre">
          <Button type="submit" variant="outline">
            Esci da tutti gli altri dispositivi
          </Button>
        </EndForm>
      )}
    </>
  )
}

function EndForm({ csrf, session, children }: { csrf: string; session: string; children: ReactNode }) {
  return (
    <form method="post" action={settingsApi.sessions}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="session" value={session} />
      {children}
    </form>
  )
}

const List = styled.ul`
  &:not(:last-child) { margin-bottom: 16px; }
  li { display: flex; justify-content: space-between; align-items: center; gap: 12px; padding: 12px 0; border-bottom: 1px solid ${color.border}; }
  li:last-of-type { border-bottom: 0; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
