import styled from '@emotion/styled'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/Checkbox'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { slugify } from '@/lib/kernel/routes/routes'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { color, fontSize, radius } from '@/styles/tokens'
import { FoldedFields } from './FoldedFields'
import { NameSearch } from './NameSearch'

type Props = { name: string; chosen: readonly string[]; isUnfolded: boolean }
type GroupProps = Props & {
  label: string
  items: Readonly<Record<string, string>>
  /** Part of the names that are looked for; empty for all. */
  wanted: string
}

const labels = Object.values(equipmentGroups).flatMap(({ items }) => Object.values(items))
const has = (label: string, wanted: string) => slugify(label).includes(slugify(wanted))

/** Every piece of equipment, in its six groups: an ad must have all that is ticked. With JavaScript they can be looked for by name. */
export function EquipmentField({ name, chosen, isUnfolded }: Props) {
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState('')
  const isUnknown = !labels.some((label) => has(label, wanted))
  return (
    <>
      {isHydrated && <NameSearch label="Cerca una dotazione" value={wanted} onChange={setWanted} />}
      <Unknown role="status">{isUnknown && `Nessuna dotazione con «${wanted.trim()}».`}</Unknown>
      {Object.entries(equipmentGroups).map(([group, { label, items }]) => (
        <EquipmentGroup key={group} name={name} label={label} items={items} chosen={chosen} isUnfolded={isUnfolded} wanted={wanted} />
      ))}
    </>
  )
}

/** Folded until it is opened, unless something in it is chosen or looked for; its row says how many are chosen. */
function EquipmentGroup({ name, label, items, chosen, isUnfolded, wanted }: GroupProps) {
  const [count, setCount] = useState(() => Object.keys(items).filter((item) => chosen.includes(item)).length)
  const [isOpen] = useState(isUnfolded || count > 0)
  const isWanted = Object.values(items).some((text) => has(text, wanted))
  return (
    <div hidden={!isWanted}>
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
        open={isOpen || (slugify(wanted) !== '' && isWanted)}
      >
        <div role="group" aria-label={label} onChange={({ currentTarget }) => setCount(currentTarget.querySelectorAll(':checked').length)}>
          {Object.entries(items).map(([value, text]) => (
            <div key={value} hidden={!has(text, wanted)}>
              <Checkbox name={name} value={value} label={text} defaultChecked={chosen.includes(value)} />
            </div>
          ))}
        </div>
      </FoldedFields>
    </div>
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
const Unknown = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
  &:empty { display: none; }
`
