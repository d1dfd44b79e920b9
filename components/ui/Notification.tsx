import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { atMost } from '@/styles/media'
import { color, radius, shadow, size } from '@/styles/tokens'
import { Icon } from './Icon'

type Props = { name: string; variant?: 'standard' | 'success' | 'error'; onClose(): void; children: ReactNode }

const iconOf = { standard: 'info', success: 'check', error: 'warning' } as const

export function Notification({ name, variant = 'standard', onClose, children }: Props) {
  return (
    <Box role={variant === 'error' ? 'alert' : 'status'} data-variant={variant}>
      <Icon name={iconOf[variant]} size={24} />
      <div><strong>{name}</strong><p>{children}</p></div>
      <Close type="button" aria-label="Chiudi" onClick={onClose}><Icon name="close" /></Close>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr auto;
  gap: 12px;
  align-items: start;
  width: 552px;
  max-width: 100%;
  padding: 14px 8px 14px 16px;
  border: 1px solid ${color.asfalto200};
  border-left: 6px solid ${color.asfalto700};
  border-radius: ${radius.md};
  background: ${color.bianco};
  box-shadow: ${shadow.lg};
  strong { display: block; font-weight: 600; line-height: 1.4; }
  p { font-size: ${size.base}; color: ${color.asfalto600}; line-height: 1.4; }
  &[data-variant='success'] { border-left-color: ${color.verde700}; > svg { color: ${color.verde700}; } }
  &[data-variant='error'] { border-left-color: ${color.rosso700}; > svg { color: ${color.rosso700}; } }
  ${atMost(584)} { width: 100%; border-radius: 0; }
`
const Close = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px 0;
  border-radius: ${radius.md};
  &:hover { background: ${color.asfalto100}; }
`
