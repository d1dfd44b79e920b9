import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, size } from '@/styles/tokens'
import { Icon } from './Icon'

type Props = { id: string; label: string; error?: string | undefined; children: ReactNode }

/** The label above a control and the fault below it. The control has `id`, and is described by `${id}-error`. */
export function FieldFrame({ id, label, error, children }: Props) {
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      {children}
      {error !== undefined && <Fault id={`${id}-error`}><Icon name="warning" size={16} />{error}</Fault>}
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
  font-size: ${size.base};
  line-height: 1.3;
`
const Fault = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: ${color.rosso700};
  font-size: ${size.base};
  line-height: 1.35;
`
