import styled from '@emotion/styled'
import { tickIn } from '@/components/ui/form/Checkbox'
import type { FacetOption } from '@/lib/market/search/page/search-results'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { isOff, OptionBox } from './OptionBox'

type Props = {
  label: string
  /** False where the title above says the same. */
  isTitled: boolean
  name: string
  options: readonly FacetOption[]
}

/** The length from which a list scrolls in a box of its own; by keyboard too where nothing in it can be ticked. */
const longList = 9
/** The most words that are seen at once on a phone. */
const maxPills = 12

/** Boxes to tick, with the number of ads behind each. */
export function ChoiceField({ label, isTitled, name, options }: Props) {
  if (options.length === 0) return null
  const isLong = options.length >= longList
  const boxes = (
    <List
      data-long={isLong ? (options.length > maxPills ? 'many' : true) : undefined}
      {...(isLong && options.every(isOff) && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {options.map((option) => (
        <OptionBox key={option.value} name={name} option={option} />
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

/** Choices as pills on a phone: the whole word is what is pressed. */
const pills = `
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-height: none;
  margin: 0;
  padding: 4px 0 0;
  overflow: visible;
  border: 0;
  label {
    position: relative;
    gap: 8px;
    min-height: 44px;
    padding: 4px 14px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.pill};
    background: ${color.surface};
    font-weight: 500;
    &:has(:disabled) { border-color: ${color.border}; background: ${color.surfaceMuted}; }
    &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
    &:has(:checked) {
      border-color: ${color.accent};
      background: ${color.accentSurfaceStrong};
      color: ${color.accentStrong};
      font-weight: 600;
      box-shadow: inset 0 0 0 0.5px ${color.accent};
      &::before { content: ''; width: 18px; height: 18px; background: ${tickIn(color.accentStrong)}; }
    }
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; }
  ${forcedColors} {
    input { position: static; width: 20px; height: 20px; opacity: 1; }
    label:has(:checked)::before { display: none; }
  }
`

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
  ${maxWidth(800)} {
    &:not([data-long='many']) { ${pills} }
  }
`
