import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontSize } from '@/styles/tokens'
import { FieldNotes } from './FieldNotes'

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
