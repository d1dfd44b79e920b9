import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { type CallbackLine, callbackStates, dialled } from '@/lib/accounts/contact/callbacks/callback'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { color, fontSize } from '@/styles/tokens'
import { StaffForm } from './StaffForm'

type Props = { callbacks: readonly CallbackLine[]; slug: string; csrf: string; mayAnswer: boolean; from: 'oggi' | 'richieste' }

/** Who wants to be called back: missed ones and the next ones first, then what was done today. */
export function CallbackList({ callbacks, slug, csrf, mayAnswer, from }: Props) {
  if (callbacks.length === 0) return null
  return (
    <Panel aria-labelledby="richiamate">
      <h2 id="richiamate">Da richiamare</h2>
      <Lines>
        {callbacks.map(({ id, name, phone, title, fromAt, toAt, state, who }) => (
          <li key={id} data-state={state}>
            <div>
              <b>
                {state === 'done' ? <s>{name}</s> : name}, <a href={`tel:${dialled(phone)}`}>{phone}</a>
              </b>
              <small>
                {[title, `${momentText(fromAt)}–${momentText(toAt).slice(-5)}`, callbackStates[state], who].filter(Boolean).join(' · ')}
              </small>
            </div>
            {mayAnswer && (
              <StaffForm
                action={dealershipApi.callbacks}
                csrf={csrf}
                slug={slug}
                hidden={{ azione: state === 'done' ? 'annulla' : 'fatta', numero: String(id), da: from }}
              >
                <Button
                  type="submit"
                  size="sm"
                  variant={state === 'done' ? 'quiet' : 'outline'}
                  aria-label={state === 'done' ? `Annulla: richiamata fatta a ${name}` : `Richiamata fatta a ${name}`}
                >
                  {state === 'done' ? 'Annulla' : 'Richiamata fatta'}
                </Button>
              </StaffForm>
            )}
          </li>
        ))}
      </Lines>
    </Panel>
  )
}

const Lines = styled.ul`
  li { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 10px 0; overflow-wrap: anywhere; }
  li > div { flex: 1 1 200px; }
  li + li { border-top: 1px solid ${color.border}; }
  b { font-weight: 600; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  li[data-state='missed'] small { color: ${color.danger}; }
`
