import styled from '@emotion/styled'
import { Checkbox } from '@/components/ui/Checkbox'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FacetOption } from '@/lib/market/search/search-results'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = {
  label: string
  /** False where the title above says the same. */
  isTitled: boolean
  name: string
  options: readonly FacetOption[]
}

/** From here on the list scrolls in a box of its own instead of making the panel endless; by keyboard too where nothing in it can be ticked. */
const longList = 9

/** Boxes to tick, with the number of ads behind each. What would find nothing can be read but not ticked; what is ticked can always be taken back. */
export function ChoiceField({ label, isTitled, name, options }: Props) {
  if (options.length === 0) return null
  const isOff = (option: FacetOption) => option.count === 0 && !option.chosen
  const isLong = options.length >= longList
  const boxes = (
    <List data-long={isLong || undefined} {...(isLong && options.every(isOff) && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          defaultChecked={option.chosen}
          disabled={isOff(option)}
          {...(option.count === null ? {} : { count: numberText(option.count) })}
        />
      ))}
    </List>
  )
  if (!isTitled) return boxes
  return (
    <Field role="group" aria-label={label}>
      <Name aria-hidden="true">{label}</Name>
      {boxes}
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: 2px;
`
const Name = styled.span`
  font-size: ${fontSize.sm};
  font-weight: 600;
`
const List = styled.div`
  display: grid;
  &[data-long] {
    max-height: 264px;
    margin: 2px -8px 0;
    padding: 4px 8px;
    overflow-y: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
`
