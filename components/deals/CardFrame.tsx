import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** `turn`: this side has something to do; `off`: nothing more happens. */
export type CardTone = 'turn' | 'wait' | 'good' | 'bad' | 'off'

type Props = {
  /** Its name for who hears the page. */
  label: string
  icon: IconName
  title: string
  state: string
  tone: CardTone
  foot?: ReactNode
  children: ReactNode
}

const signs: Readonly<Record<CardTone, IconName | null>> = { turn: 'clock', wait: 'clock', good: 'check', bad: 'warning', off: null }

/** What all cards of a conversation have: a head with a state, what they say, and a line below. */
export function CardFrame({ label, icon, title, state, tone, foot, children }: Props) {
  const sign = signs[tone]
  return (
    <Box aria-label={label} data-tone={tone}>
      <header>
        <Icon name={icon} />
        <h2>{title}</h2>
        <b>
          {sign !== null && <Icon name={sign} size={16} />} {state}
        </b>
      </header>
      <div>{children}</div>
      {foot && <footer>{foot}</footer>}
    </Box>
  )
}

const Box = styled.section`
  border: 1.5px solid ${color.borderStrong};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  overflow-wrap: anywhere;
  && > * { margin: 0; }
  &[data-tone='turn'] { border: 2px solid ${color.accent}; }
  > header { display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 10px 14px; border-bottom: 1px solid ${color.border}; border-radius: ${radius.lg} ${radius.lg} 0 0; background: ${color.surfaceAlt}; }
  &[data-tone='turn'] > header { background: ${color.accentSurface}; }
  > header > .icon { flex: none; color: ${color.accent}; }
  h2 { flex: 1; min-width: min(100%, 120px); font: 600 ${fontSize.lg}/1.2 ${font.display}; }
  > header b { display: inline-flex; gap: 4px; align-items: center; padding: 3px 10px; border-radius: ${radius.sm}; background: ${color.infoSurface}; color: ${color.info}; font: 600 ${fontSize.base}/1.3 ${font.display}; }
  &[data-tone='good'] > header b { background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
  &[data-tone='bad'] > header b { background: ${color.warningSurface}; color: ${color.warning}; }
  &[data-tone='off'] > header b { background: ${color.surfaceMuted}; color: ${color.textSecondary}; }
  > div { display: grid; gap: 10px; padding: 12px 14px; }
  > footer { padding: 10px 14px; border-top: 1px solid ${color.border}; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  summary { min-height: 44px; padding: 10px 0; color: ${color.accent}; font-weight: 600; cursor: pointer; }
`
