import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { equipment: readonly string[] }

/** A button for fewer than two more would be longer than they are. */
const shownAtOnce = 8

/** What the vehicle has: eight at once, the rest on demand, without JavaScript too. */
export function EquipmentList({ equipment }: Props) {
  const texts = inTurn(new Set(equipment))
  const shown = texts.length <= shownAtOnce + 1 ? texts : texts.slice(0, shownAtOnce)
  const more = texts.slice(shown.length)
  return (
    <>
      <Items texts={shown} />
      {more.length > 0 && (
        <More>
          <summary>
            <span>Mostra altre {more.length}</span>
            <span>Mostra meno</span>
            <Icon name="chevron-down" size={16} />
          </summary>
          <Items texts={more} />
        </More>
      )}
    </>
  )
}

/** One of each group after the other, so that the first eight are of every kind. */
function inTurn(has: ReadonlySet<string>): string[] {
  const groups = Object.values(equipmentGroups).map(({ items }) =>
    Object.entries(items).flatMap(([key, text]) => (has.has(key) ? [text] : [])),
  )
  const longest = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat()
}

function Items({ texts }: { texts: readonly string[] }) {
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" />
          {text}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 24px;
  li { display: flex; align-items: center; gap: 8px; min-height: 32px; }
  svg { flex: none; color: ${color.accent}; }
  ${maxWidth(583)} { grid-template-columns: 1fr; }
  @media print { display: inline; li { display: inline; margin-right: 6px; font-size: ${fontSize.sm}; } li::after { content: ','; } &:last-child li:last-of-type::after { content: '.'; } svg { display: none; } }
`
const More = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin-top: 8px;
    padding: 0 16px;
    border: 1.5px solid ${color.borderStrong};
    border-radius: 8px;
    cursor: pointer;
  }
  summary:hover { border-color: ${color.borderControl}; }
  &[open] summary { margin-bottom: 8px; }
  &[open] summary svg { transform: rotate(180deg); }
  &[open] summary > span:first-of-type, &:not([open]) summary > span:nth-of-type(2) { display: none; }
  @media print { &, &:not([open]) { display: inline !important; } summary { display: none; } &::details-content { content-visibility: visible; } }
`
