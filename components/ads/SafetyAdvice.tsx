import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { aboveMobile, mobileScreen } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { /** Where a page shows it twice: beside the price, or at the end on a phone. */ on?: 'wide' | 'phone' }

export function SafetyAdvice({ on }: Props) {
  return (
    <Advice data-screen-only data-on={on}>
      <Icon name="shield" />
      <span>
        Non mandare soldi prima di aver visto il veicolo.{' '}
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
  font-size: ${fontSize.sm};
  line-height: 1.4;
  ${mobileScreen} { &[data-on='wide'] { display: none; } }
  ${aboveMobile} { &[data-on='phone'] { display: none; } }
  svg { flex: none; color: ${color.accent}; }
`
