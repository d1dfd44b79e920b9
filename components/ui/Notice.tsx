import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, radius } from '@/styles/tokens'
import { Icon } from './Icon'

type Props = { variant: 'success' | 'error'; children: ReactNode }

/** Something the page has to say before anything else. */
export function Notice({ variant, children }: Props) {
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
  border: 1.5px solid ${color.verde700};
  background: ${color.verde50};
  > svg { color: ${color.verde700}; }
  &[data-variant='error'] { border-color: ${color.rosso700}; background: ${color.rosso50}; > svg { color: ${color.rosso700}; } }
`
