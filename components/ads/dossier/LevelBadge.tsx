import styled from '@emotion/styled'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { type Level, levels } from '@/lib/market/dossier/dossier'
import { forcedColors } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

const icons: Readonly<Record<Level, IconName>> = { documented: 'document', declared: 'user', unsaid: 'info', unclear: 'warning' }

/** How well one fact is known: a word with its sign, never a colour alone. */
export function LevelBadge({ level }: { level: Level }) {
  return (
    <Sign data-level={level}>
      <Icon name={icons[level]} size={16} />
      {levels[level].label}
    </Sign>
  )
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 0 8px 0 6px;
  border: 1.5px solid transparent;
  border-radius: ${radius.xs};
  font: 600 ${fontSize.base}/1 ${font.display};
  white-space: nowrap;
  &[data-level='documented'] { background: ${color.accent}; color: ${color.textInverse}; }
  &[data-level='declared'] { border-color: ${color.borderControlHover}; background: ${color.surface}; color: ${color.text}; }
  &[data-level='unsaid'] { border-color: ${color.borderControl}; border-style: dashed; background: ${color.surface}; color: ${color.textMuted}; }
  &[data-level='unclear'] { background: ${color.dangerSurface}; color: ${color.danger}; }
  ${forcedColors} { border-color: CanvasText; }
`
