import styled from '@emotion/styled'
import { useField } from 'formik'
import { useState } from 'react'
import { PasswordField } from '@/components/form/PasswordField'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { commonPasswordMessage } from '@/lib/accounts/users/account-schemas'
import { passwordParts } from '@/lib/kernel/validation/rules'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type State = 'neutral' | 'met' | 'missing'
const words: Record<State, string> = { neutral: '', met: ': c’è', missing: ': manca' }

/** A new password with its rules: neutral before somebody types, green once met, red only after the field was left or sent. */
export function NewPasswordField() {
  const [{ value }, { error, touched }] = useField<string>('password')
  const [isLeft, setLeft] = useState(false)
  const isJudged = touched || (isLeft && value !== '')
  const parts = passwordParts.map(({ label, holds }) => ({ label, state: stateOf(value !== '' && holds(value), isJudged) }))
  return (
    <div onBlur={() => setLeft(true)} onFocus={() => setLeft(false)}>
      <PasswordField name="password" autoComplete="new-password" />
      <List aria-label="La password deve avere">
        {parts.map((part) => (
          <Rule key={part.label} {...part} />
        ))}
        <Rule label="Non facile da indovinare" state={error === commonPasswordMessage ? 'missing' : 'neutral'} />
      </List>
    </div>
  )
}

function stateOf(isMet: boolean, isJudged: boolean): State {
  if (isMet) return 'met'
  return isJudged ? 'missing' : 'neutral'
}

function Rule({ label, state }: { label: string; state: State }) {
  return (
    <li data-state={state}>
      {state === 'neutral' ? <i /> : <Icon name={state === 'met' ? 'check' : 'close'} size={16} />}
      <span>
        {label}
        <VisuallyHidden>{words[state]}</VisuallyHidden>
      </span>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 16px;
  margin-top: 8px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  li { display: flex; gap: 8px; align-items: center; min-width: 0; min-height: 24px; }
  i { flex: none; width: 7px; height: 7px; margin: 0 4.5px; border-radius: 50%; background: ${color.borderControl}; }
  [data-state='met'] { color: ${color.success}; font-weight: 500; }
  [data-state='missing'] { color: ${color.danger}; font-weight: 500; }
  ${maxWidth(450)} { gap: 4px 8px; }
`
