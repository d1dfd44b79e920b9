import styled from '@emotion/styled'
import { type ComponentProps, useEffect, useRef } from 'react'
import { tickIn } from '@/components/ui/form/Checkbox'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { forcedColors } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string; isMixed?: boolean }

/** A box of a table: its words are for screen readers, its target is as large as a finger. `isMixed`: some of the rows are ticked. */
export function TickBox({ label, isMixed = false, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <Target>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box ref={box} {...input} type="checkbox" />
    </Target>
  )
}

const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' stroke='white' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='M5 10h10'/%3E%3C/svg%3E")`

const Target = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px;
  cursor: pointer;
`
const Box = styled.input`
  appearance: none;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.xs};
  background: ${color.surface};
  cursor: pointer;
  &:checked { background: ${color.accent} ${tickIn(color.textInverse)} center / 16px no-repeat; border-color: ${color.accent}; }
  &:indeterminate { background: ${color.accent} ${dash} center / 16px no-repeat; border-color: ${color.accent}; }
  ${forcedColors} { appearance: auto; }
`
