import styled from '@emotion/styled'
import { type Level, levelNames, levels } from '@/lib/market/dossier/dossier'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { LevelBadge } from './LevelBadge'

type Props = { counts: Readonly<Record<Level, number>> /** Without what the levels mean. */; isShort?: boolean }

/** How many facts stand at which level, each with what it means. Nothing is summed up: there is no score. */
export function LevelCounts({ counts, isShort = false }: Props) {
  const shown = levelNames.filter((level) => level !== 'unclear' || counts.unclear > 0)
  return (
    <List data-cells={shown.length} data-short={isShort || undefined}>
      {shown.map((level) => (
        <li key={level}>
          <LevelBadge level={level} />
          <b>{counts[level]}</b>
          {!isShort && <p>{levels[level].text}</p>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.border};
  &[data-cells='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  li { display: grid; gap: 6px; align-content: start; justify-items: start; padding: 14px 16px; background: ${color.surface}; }
  b { font: 700 ${fontSize.xl3}/1 ${font.display}; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; line-height: 1.35; }
  &[data-short] li { padding: 10px 12px; }
  &[data-short] b { font-size: ${fontSize.xl}; }
  ${maxWidth(800)} {
    &, &[data-cells='4'] { grid-template-columns: minmax(0, 1fr); }
    li { grid-template-columns: 40px minmax(0, 1fr); gap: 4px 8px; align-items: center; padding: 12px 16px; }
    li > * { grid-column: 2; }
    b { grid-column: 1; grid-row: 1 / span 2; }
    &[data-short] b { grid-row: 1; }
  }
`
