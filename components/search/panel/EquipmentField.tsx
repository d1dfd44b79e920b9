import styled from '@emotion/styled'
import { useState } from 'react'
import { NameSearch } from '@/components/search/NameSearch'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { slugify } from '@/lib/kernel/routes/routes'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import type { FacetOption } from '@/lib/market/search/page/search-results'
import { color, fontSize, radius } from '@/styles/tokens'
import { FoldedFields } from './FoldedFields'
import { OptionBox } from './OptionBox'

type Props = { name: string; options: readonly FacetOption[]; isUnfolded: boolean }
type GroupProps = Props & {
  label: string
  /** Part of the names that are looked for; empty for all. */
  wanted: string
}

const has = (label: string, wanted: string) => slugify(label).includes(slugify(wanted))

/** Every piece of equipment, in its six groups, with how many of the ads found have it: an ad must have all that is ticked. With JavaScript they can be looked for by name. */
export function EquipmentField({ name, options, isUnfolded }: Props) {
  const isHydrated = useHydrated()
  const [wanted, setWanted] = useState('')
  const isUnknown = !options.some(({ label }) => has(label, wanted))
  return (
    <>
      {isHydrated && <NameSearch label="Cerca una dotazione" value={wanted} onChange={setWanted} />}
      <Unknown role="status">{isUnknown && `Nessuna dotazione con «${wanted.trim()}».`}</Unknown>
      {Object.entries(equipmentGroups).map(([group, { label, items }]) => (
        <EquipmentGroup
          key={group}
          name={name}
          label={label}
          options={options.filter(({ value }) => Object.hasOwn(items, value))}
          isUnfolded={isUnfolded}
          wanted={wanted}
        />
      ))}
    </>
  )
}

/** Folded until it is opened, unless something in it is chosen or looked for; its row says how many are chosen. */
function EquipmentGroup({ name, label, options, isUnfolded, wanted }: GroupProps) {
  const [count, setCount] = useState(() => options.filter(({ chosen }) => chosen).length)
  const [isOpen] = useState(isUnfolded || count > 0)
  const isWanted = options.some((option) => has(option.label, wanted))
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
          {options.map((option) => (
            <div key={option.value} hidden={!has(option.label, wanted)}>
              <OptionBox name={name} option={option} />
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
