import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { color, fontSize, radius } from '@/styles/tokens'

export function SafetyAdvice() {
  return (
    <Advice data-screen-only>
      <Icon name="shield" />
      <span>
        Non inviare mai acconti prima di aver visto il veicolo.{' '}
        <a href={securityAdvice} target="_blank" rel="noopener noreferrer">
          Compra in sicurezza
        </a>
      </span>
    </Advice>
  )
}

const Advice = styled.p`
  display: flex;
  gap: 10px;
  padding: 4px 8px;
  border-radius: ${radius.md};
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  svg { flex: none; color: ${color.accent}; }
`
