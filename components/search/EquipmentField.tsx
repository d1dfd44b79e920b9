import styled from '@emotion/styled'
import { Checkbox } from '@/components/ui/Checkbox'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { fontSize } from '@/styles/tokens'

type Props = { name: string; chosen: readonly string[] }

/** Every piece of equipment, in its six groups: an ad must have all that is ticked. */
export function EquipmentField({ name, chosen }: Props) {
  return Object.entries(equipmentGroups).map(([group, { label, items }]) => (
    <Group key={group} role="group" aria-label={label}>
      <Name aria-hidden="true">{label}</Name>
      {Object.entries(items).map(([value, text]) => (
        <Checkbox key={value} name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
      ))}
    </Group>
  ))
}

const Group = styled.div`
  display: grid;
`
const Name = styled.span`
  font-size: ${fontSize.sm};
  font-weight: 600;
`
