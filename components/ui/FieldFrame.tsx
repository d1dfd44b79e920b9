import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, size } from '@/styles/tokens'
import { Icon } from './Icon'

type Props = { id: string; label: string; isOptional?: boolean; hint?: string | undefined; error?: string | undefined; children: ReactNode }

/** The label above a control, a hint and the fault below it. The control has `id`, and `describedBy(…)` names what describes it. */
export function FieldFrame({ id, label, isOptional = false, hint, error, children }: Props) {
  return (
    <Box>
      <Label htmlFor={id}>{label}{isOptional && <Optional> (facoltativo)</Optional>}</Label>
      {children}
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error !== undefined && <Fault id={`${id}-error`}><Icon name="warning" size={16} />{error}</Fault>}
    </Box>
  )
}

/** The ids of what stands around a control, for its `aria-describedby`. */
export function describedBy(id: string, { hint, error }: { hint?: string | undefined; error?: string | undefined }): string | undefined {
  return [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') || undefined
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  align-content: start;
`
const Label = styled.label`
  font-weight: 600;
  font-size: ${size.base};
  line-height: 1.3;
`
const Optional = styled.span`
  color: ${color.asfalto600};
  font-weight: 400;
`
const Hint = styled.p`
  color: ${color.asfalto600};
  font-size: ${size.base};
  line-height: 1.35;
`
const Fault = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${color.rosso700};
  font-size: ${size.base};
  line-height: 1.35;
`
