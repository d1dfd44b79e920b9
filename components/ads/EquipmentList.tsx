import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { equipment: readonly string[] }

/** What the vehicle has, in its six groups. */
export function EquipmentList({ equipment }: Props) {
  const has = new Set(equipment)
  return Object.entries(equipmentGroups).map(([group, { label, items }]) => {
    const present = Object.entries(items).filter(([key]) => has.has(key))
    return (
      present.length > 0 && (
        <Group key={group}>
          <h3>{label}</h3>
          <ul>
            {present.map(([key, text]) => (
              <li key={key}>
                <Icon name="check" size={16} />
                {text}
              </li>
            ))}
          </ul>
        </Group>
      )
    )
  })
}

const Group = styled.div`
  margin-bottom: 16px;
  h3 { margin-bottom: 6px; font-size: ${fontSize.md}; }
  ul { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 24px; font-size: ${fontSize.base}; }
  li { display: flex; align-items: baseline; gap: 8px; }
  svg { flex: none; color: ${color.accent}; transform: translateY(2px); }
  ${maxWidth(583)} { ul { grid-template-columns: 1fr; } }
  @media print { margin-bottom: 4px; h3, ul, li { display: inline; margin-right: 6px; } li:not(:last-of-type)::after { content: ','; } svg { display: none; } }
`
