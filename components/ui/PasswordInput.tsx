import styled from '@emotion/styled'
import { type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import { color, radius } from '@/styles/tokens'
import { fieldStyle } from './FieldFrame'
import { Icon } from './Icon'
import { iconButtonStyle } from './IconButton'
import { useHydrated } from './use-hydrated'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { name: string }

/** Password field with a show/hide toggle that keeps caret and focus. */
export function PasswordInput(input: Props) {
  const [isVisible, setVisible] = useState(false)
  const isHydrated = useHydrated() // without JavaScript the button could do nothing
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<[number | null, number | null]>(undefined)
  // Browsers move the caret when the type changes.
  useLayoutEffect(() => {
    if (caret.current) ref.current?.setSelectionRange(...caret.current)
  }, [isVisible])
  const toggle = () => {
    if (ref.current) caret.current = [ref.current.selectionStart, ref.current.selectionEnd]
    setVisible(!isVisible)
  }
  return (
    <Affix>
      <Input {...input} ref={ref} type={isVisible ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
      {isHydrated && (
        // Pressing with a pointer must not take the focus from the field.
        <Toggle
          type="button"
          aria-label={isVisible ? 'Nascondi password' : 'Mostra password'}
          aria-pressed={isVisible}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} />
        </Toggle>
      )}
    </Affix>
  )
}

const Affix = styled.div`
  position: relative;
`
const Input = styled.input`
  ${fieldStyle}
  padding-right: 52px;
`
const Toggle = styled.button`
  position: absolute;
  top: 2px;
  right: 2px;
  ${iconButtonStyle}
  border-radius: ${radius.md};
  color: ${color.textMuted};
  &:hover { color: ${color.text}; }
`
