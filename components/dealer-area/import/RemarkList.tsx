import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { ImportGroup } from '@/lib/market/dealer-imports/dealer-import'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { RemarkFix } from './RemarkFix'

type Props = { label: string; groups: readonly ImportGroup[]; href: string; fix: { id: number; slug: string; csrf: string } | null }

/** Names that stand in a folded group before «e altre 249». */
const named = 3

/** Remarks that say the same, with their count, their cars, and what answers all of them at once. */
export function RemarkList({ label, groups, href, fix }: Props) {
  return (
    <section>
      <h3>{label}</h3>
      <List>
        {groups.map((group) => (
          <li key={`${group.outcome} ${group.detail}`} data-refused={group.outcome === 'refused' || undefined}>
            <Head>
              <strong>{numberText(group.count)}</strong>
              <div>
                <b>{group.detail.charAt(0).toUpperCase() + group.detail.slice(1)}</b>
              </div>
            </Head>
            <More>
              {fix && group.fix && <RemarkFix kind={group.fix} group={group} {...fix} />}
              {!(fix && group.fix === 'price') && <Cars group={group} />}
              {group.count > 1 && !(fix && group.fix) && (
                <p>
                  <Link href={`${href}&${new URLSearchParams({ esito: group.outcome, nota: group.detail })}`}>
                    Filtra le {numberText(group.count)}
                  </Link>
                </p>
              )}
            </More>
          </li>
        ))}
      </List>
    </section>
  )
}

/** The car before its row: that is what a dealer knows it by. */
function Cars({ group: { rows, count } }: { group: ImportGroup }): ReactNode {
  const texts = rows.map(({ line, vehicle }) => [vehicle || 'Senza nome', line === null ? '' : `riga ${line}`].filter(Boolean).join(', '))
  if (count === 1) return <p>{texts[0]}</p>
  const rest = count - Math.min(named, rows.length)
  return (
    <details>
      <summary>
        <Icon name="chevron-down" size={16} /> Quali:{' '}
        {rows
          .slice(0, named)
          .map(({ vehicle, line }) => vehicle || `riga ${line}`)
          .join(', ')}
        {rest > 0 && ` e ${rest === 1 ? 'un’altra' : `altre ${numberText(rest)}`}`}
      </summary>
      <ul>
        {texts.map((text, at) => (
          <li key={`${at} ${text}`}>{text}</li>
        ))}
        {count > rows.length && <li>e altre {numberText(count - rows.length)}: il CSV le ha tutte</li>}
      </ul>
    </details>
  )
}

const List = styled.ul`
  margin: 10px 0 28px;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  list-style: none;
  > li + li { border-top: 1px solid ${color.border}; }
  > li[data-refused] > :first-child > strong { color: ${color.danger}; }
`
const Head = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 14px 20px 6px;
  > strong { font: 700 ${fontSize.xl3}/1 ${font.display}; font-variant-numeric: tabular-nums; text-align: right; }
  b { font-weight: 600; }
  ${maxWidth(800)} { grid-template-columns: 52px minmax(0, 1fr); gap: 8px 12px; padding: 14px 16px 6px; > strong { font-size: ${fontSize.xl2}; } }
`
const More = styled.div`
  display: grid;
  gap: 8px;
  padding: 0 20px 16px 108px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  overflow-wrap: anywhere;
  summary { min-height: 44px; padding: 11px 0; }
  summary > svg { vertical-align: -2px; }
  [open] > summary > svg { transform: rotate(180deg); }
  ${maxWidth(800)} { padding: 0 16px 16px; }
`
