import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { color, font, radius } from '@/styles/tokens'

type Props = { tone?: 'plain' | 'warning' | 'info'; icon?: IconName; children: ReactNode }

/** How something stands, in a few words. */
export function Sign({ tone = 'plain', icon, children }: Props) {
  return (
    <Box data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </Box>
  )
}

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 2px 10px 2px 8px;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
  color: ${color.textSecondary};
  font: 600 .9375rem/1.2 ${font.display};
  &[data-tone='warning'] { background: ${color.warningSurface}; color: ${color.warning}; }
  &[data-tone='info'] { background: ${color.infoSurface}; color: ${color.info}; }
`
