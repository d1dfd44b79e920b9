import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { spanText } from '@/lib/accounts/moderation/due'
import { type ModerationFigures, targetHours, urgentMinutes } from '@/lib/accounts/moderation/moderation-case'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { Sign } from './Sign'

/** What waits, how long decisions take, and what appeals say of them. */
export function QueueFiguresPanel({ figures }: { figures: ModerationFigures }) {
  const { waiting, asked, urgent, medianHours, decisionsToday, decisionsOfWeek, inTarget, appeals, granted } = figures
  return (
    <Numbers>
      <Figure name="In coda" value={String(waiting)} isUrgent={urgent > 0}>
        {urgent > 0 && (
          <Sign tone="warning" icon="clock">
            {urgent === 1 ? '1 scade' : `${urgent} scadono`} entro {urgentMinutes} min
          </Sign>
        )}
        {asked > 0 && <span>{asked} in attesa di chi vende</span>}
      </Figure>
      <Figure name="Tempo mediano" value={medianHours === null ? '–' : spanText(medianHours * 60)}>
        obiettivo: {targetHours} ore
      </Figure>
      <Figure name={`Decise entro ${targetHours} ore`} value={percentText(inTarget, decisionsOfWeek)}>
        {decisionsOfWeek === 0 ? 'nessuna decisione' : `di ${decisionsOfWeek} ${decisionsOfWeek === 1 ? 'decisione' : 'decisioni'}`} in 7
        giorni
        {decisionsToday > 0 && `, ${decisionsToday} oggi`}
      </Figure>
      <Figure name="Ricorsi accolti" value={percentText(granted, appeals)}>
        {appeals === 0 ? 'nessun ricorso' : `${granted} su ${appeals}`} in 30 giorni
      </Figure>
    </Numbers>
  )
}

function percentText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

function Figure({ name, value, isUrgent = false, children }: { name: string; value: string; isUrgent?: boolean; children: ReactNode }) {
  return (
    <div data-urgent={isUrgent || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> <small>{children}</small>
      </dd>
    </div>
  )
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  margin-bottom: 24px;
  > div { padding: 16px; border: 1px solid ${color.border}; border-radius: ${radius.lg}; }
  > [data-urgent] { padding: 15px; border: 2px solid ${color.cta}; }
  dt { color: ${color.textSecondary}; font-size: ${fontSize.base}; font-weight: 500; }
  b { display: block; margin: 4px 0; font: 700 ${fontSize.xl4}/1.05 ${font.display}; }
  small { display: grid; gap: 4px; justify-items: start; color: ${color.textMuted}; font-size: ${fontSize.base}; line-height: 1.35; }
  ${maxWidth(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(800)} { gap: 12px; b { font-size: ${fontSize.xl3}; } > div { padding: 12px; } > [data-urgent] { padding: 11px; } }
`
