import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { color, radius } from '@/styles/tokens'

type Props = { variant: 'success' | 'error'; children: ReactNode }

/** Something the page has to say before anything else. */
export function Alert({ variant, children }: Props) {
  return (
    <Box role={variant === 'error' ? 'alert' : 'status'} data-variant={variant}>
      <Icon name={variant === 'error' ? 'warning' : 'check'} size={24} />
      <div>{children}</div>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: ${radius.md};
  border: 1.5px solid ${color.success};
  background: ${color.successSurface};
  > svg { color: ${color.success}; }
  &[data-variant='error'] { border-color: ${color.danger}; background: ${color.dangerSurface}; > svg { color: ${color.danger}; } }
`
