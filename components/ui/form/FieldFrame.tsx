import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { FieldNotes } from './FieldNotes'

/** One face for inputs and selects. `data-dense`: 40 px beside results on a desktop, full size on a phone. */
export const fieldStyle = `
  width: 100%; min-width: 0; height: 48px; padding: 0 14px;
  border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md};
  background-color: ${color.surface}; font-size: ${fontSize.md};
  &:hover { border-color: ${color.borderControlHover}; }
  &:focus-visible { border-radius: ${radius.md}; }
  &[aria-invalid='true']:not([data-error-border='off']) { border-color: ${color.danger}; box-shadow: inset 0 0 0 .5px ${color.danger}; }
  &[data-dense] { height: 40px; padding-left: 10px; font-size: ${fontSize.base}; }
  ${maxWidth(800)} { &[data-dense] { height: 48px; font-size: ${fontSize.md}; } }
`

type Props = { id: string; label: string; isOptional?: boolean; hint?: string | undefined; error?: string | undefined; children: ReactNode }

/** The label above a control, a hint and the fault below it. The control has `id`, and `describedBy(…)` names what describes it. */
export function FieldFrame({ id, label, isOptional = false, hint, error, children }: Props) {
  return (
    <Box>
      <Label htmlFor={id}>
        {label}
        {isOptional && <Optional> (facoltativo)</Optional>}
      </Label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  align-content: start;
`
const Label = styled.label`
  font-weight: 600;
  font-size: ${fontSize.base};
  line-height: 1.3;
`
const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: 400;
`
