import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useFormField, type Values } from '@/components/form/form-context'
import { Icon } from '@/components/ui/icons/Icon'
import { equipmentPrefix } from '@/lib/accounts/selling/drafts/draft-fields'
import { type FirstEquipment } from '@/lib/accounts/selling/drafts/draft-page'
import { equipmentGroups } from '@/lib/market/catalogue/equipment'
import { color, fontSize, radius } from '@/styles/tokens'

/** What a vehicle has: twelve pieces at once, the others folded, by their groups. All of them are sent. */
export function EquipmentTicks({ first: { items, isOfModel } }: { first: FirstEquipment }) {
  const { values } = useFormikContext<Values>()
  const groups = Object.entries(equipmentGroups).map(([name, { label, items: all }]) => ({
    name,
    label,
    items: Object.keys(all).filter((item) => !items.includes(item)),
  }))
  const others = groups.flatMap((group) => group.items)
  const chosen = others.filter((item) => values[`${equipmentPrefix}${item}`] === 'true').length
  return (
    <Frame>
      <p>
        {isOfModel
          ? 'Le dodici che, fra gli annunci di questo modello, cambiano di più il prezzo.'
          : 'Le dodici che chi cerca guarda di più.'}
      </p>
      <Chips items={items} />
      <details>
        <summary>
          Tutte le altre, {others.length}
          {chosen > 0 && <span> · {chosen === 1 ? '1 scelta' : `${chosen} scelte`}</span>}
          <Icon name="chevron-down" size={20} />
        </summary>
        {groups.map(({ name, label, items }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            <Chips items={items} />
          </fieldset>
        ))}
      </details>
    </Frame>
  )
}

function Chips({ items }: { items: readonly string[] }) {
  return (
    <Row>
      {items.map((item) => (
        <ChipTick key={item} name={`${equipmentPrefix}${item}`} />
      ))}
    </Row>
  )
}

function ChipTick({ name }: { name: string }) {
  const { id, label, value, onTick } = useFormField(name)
  return (
    <label>
      <input type="checkbox" id={id} name={name} value="true" checked={value === 'true'} onChange={onTick} />
      <Icon name="check" size={16} />
      {label}
    </label>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 12px;
  > p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  details { border-top: 1px solid ${color.border}; }
  summary { display: flex; gap: 4px; align-items: center; min-height: 48px; font-weight: 600; cursor: pointer; }
  summary svg { margin-left: auto; }
  [open] > summary svg { transform: rotate(180deg); }
  summary span { color: ${color.textMuted}; font-weight: 400; }
  fieldset { margin: 0 0 16px; padding: 0; border: 0; min-width: 0; }
  legend { margin-bottom: 8px; padding: 0; color: ${color.textSecondary}; font-size: ${fontSize.base}; }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  label {
    position: relative;
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 44px;
    padding: 4px 14px;
    border: 1.5px solid ${color.borderStrong};
    border-radius: 22px;
    background: ${color.surface};
    font-size: ${fontSize.base};
    line-height: 1.2;
    cursor: pointer;
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; border-radius: ${radius.md}; opacity: 0; cursor: pointer; }
  label:hover { border-color: ${color.borderControlHover}; }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  label:has(:checked) { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; font-weight: 500; }
  label:not(:has(:checked)) svg { display: none; }
`
