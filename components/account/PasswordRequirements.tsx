import styled from '@emotion/styled'
import { useField } from 'formik'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { passwordParts } from '@/lib/kernel/validation/rules'
import { color, fontSize } from '@/styles/tokens'

type Props = { name: string }

/** What a new password is made of, and what is still missing from the one being typed. */
export function PasswordRequirements({ name }: Props) {
  const [{ value }] = useField<string>(name)
  return (
    <List aria-label="La password deve avere">
      {passwordParts.map(({ label, holds }) => {
        const isMet = value !== '' && holds(value)
        return (
          <li key={label} data-met={isMet || undefined}>
            <Icon name={isMet ? 'check' : 'close'} size={16} />
            {label}
            <VisuallyHidden>{isMet ? ': c’è' : ': manca'}</VisuallyHidden>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 16px;
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  li { display: flex; gap: 6px; align-items: center; min-width: 0; }
  [data-met] { color: ${color.success}; }
`
