import { Checkbox } from '@/components/ui/form/Checkbox'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FacetOption } from '@/lib/market/search/page/search-results'

/** An option without ads is disabled unless it is ticked. */
export function isOff({ count, chosen }: FacetOption): boolean {
  return count === 0 && !chosen
}

/** An option as a box to tick, with the number of ads behind it where that was counted. */
export function OptionBox({ name, option }: { name: string; option: FacetOption }) {
  const { value, label, count, chosen } = option
  return (
    <Checkbox
      name={name}
      value={value}
      label={label}
      defaultChecked={chosen}
      disabled={isOff(option)}
      {...(count !== null && { count: numberText(count) })}
    />
  )
}
