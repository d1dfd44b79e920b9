import styled from '@emotion/styled'
import { type InputHTMLAttributes, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { color, radius } from '@/styles/tokens'
import { FieldFrame, fieldStyle } from './FieldFrame'
import { describedBy } from './FieldNotes'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled password with a show/hide toggle that keeps caret and focus. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const ownId = useId()
  const id = input.id ?? ownId
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
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Affix>
        <Input
          {...input}
          id={id}
          ref={ref}
          type={isVisible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
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
    </FieldFrame>
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
