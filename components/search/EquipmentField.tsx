import styled from '@emotion/styled'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/Checkbox'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { color, fontSize, radius } from '@/styles/tokens'
import { FoldedFields } from './FoldedFields'

type Props = { name: string; chosen: readonly string[]; isUnfolded: boolean }

/** Every piece of equipment, in its six groups: an ad must have all that is ticked. */
export function EquipmentField({ name, chosen, isUnfolded }: Props) {
  return Object.entries(equipmentGroups).map(([group, { label, items }]) => (
    <EquipmentGroup key={group} name={name} label={label} items={items} chosen={chosen} isUnfolded={isUnfolded} />
  ))
}

/** Folded until it is opened, unless something in it is chosen; its row says how many are. */
function EquipmentGroup({ name, label, items, chosen, isUnfolded }: Props & { label: string; items: Readonly<Record<string, string>> }) {
  const [count, setCount] = useState(() => Object.keys(items).filter((item) => chosen.includes(item)).length)
  const [isOpen] = useState(isUnfolded || count > 0)
  return (
    <FoldedFields
      title={
        <>
          {label}
          {count > 0 && (
            <Counter>
              {count}
              <VisuallyHidden>{count === 1 ? ' scelta' : ' scelte'}</VisuallyHidden>
            </Counter>
          )}
        </>
      }
      open={isOpen}
    >
      <div role="group" aria-label={label} onChange={({ currentTarget }) => setCount(currentTarget.querySelectorAll(':checked').length)}>
        {Object.entries(items).map(([value, text]) => (
          <Checkbox key={value} name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
        ))}
      </div>
    </FoldedFields>
  )
}

const Counter = styled.span`
  display: inline-block;
  min-width: 20px;
  margin-left: 8px;
  padding: 0 6px;
  border-radius: ${radius.pill};
  background: ${color.accentSurfaceStrong};
  color: ${color.accentStrong};
  font-size: ${fontSize.sm};
  font-weight: 600;
  text-align: center;
`
