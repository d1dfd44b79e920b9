import styled from '@emotion/styled'
import { CheckboxField } from '@/components/form/CheckboxField'
import { SelectField } from '@/components/form/SelectField'
import { TextAreaField } from '@/components/form/TextAreaField'
import { TextField } from '@/components/form/TextField'
import type { Option } from '@/components/ui/form/Select'
import { type DraftField, equipmentPrefix } from '@/lib/accounts/selling/drafts/draft-fields'
import type { FirstEquipment } from '@/lib/accounts/selling/drafts/draft-page'
import type { Category } from '@/lib/market/catalogue/category'
import type { Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { EquipmentTicks } from './EquipmentTicks'
import { FactField } from './FactField'
import { MakeAndModel } from './MakeAndModel'

type Props = {
  category: Category
  fields: readonly DraftField[]
  equipment?: FirstEquipment | null
  makes: readonly Option[]
  models: readonly Option[]
}

const yesNo: Vocabulary = { si: 'Sì', no: 'No' }
const optionsOf = (vocabulary: Vocabulary): Option[] => Object.entries(vocabulary).map(([value, label]) => ({ value, label }))

/** The fields of a page, those of a group under its title; ticks stand together. */
export function StepFields({ category, fields, equipment = null, makes, models }: Props) {
  const groups = [...new Set(fields.map(({ group }) => group))]
  return groups.map((group) => {
    const own = fields.filter((field) => field.group === group && field.kind !== 'model')
    const facts = own.filter(isFact)
    const isEquipment = equipment !== null && own.some(({ name }) => name.startsWith(equipmentPrefix))
    const ticks = isEquipment ? [] : own.filter(({ kind }) => kind === 'tick')
    const others = own.filter((field) => !isFact(field) && field.kind !== 'tick')
    return (
      <Section key={group ?? ''}>
        {group !== undefined && <h2>{group}</h2>}
        {facts.map((field) => (
          <FactField key={field.name} name={field.name} options={field.kind === 'fact' ? field.options : yesNo} hint={field.hint} />
        ))}
        {others.length > 0 && (
          <Grid data-single={others.length === 1 || undefined}>
            {others.map((field) =>
              field.kind === 'make' ? (
                <MakeAndModel key={field.name} category={category} makes={makes} models={models} />
              ) : (
                <OneField key={field.name} field={field} />
              ),
            )}
          </Grid>
        )}
        {isEquipment && <EquipmentTicks first={equipment} />}
        {ticks.length > 0 && (
          <Ticks data-many={ticks.length > 4 || undefined}>
            {ticks.map(({ name }) => (
              <CheckboxField key={name} name={name} />
            ))}
          </Ticks>
        )}
      </Section>
    )
  })
}

function isFact({ kind }: DraftField): boolean {
  return kind === 'fact' || kind === 'yesNo'
}

const autoComplete = { name: 'name', phone: 'tel' } as const

function OneField({ field }: { field: DraftField }) {
  const { name, isRequired = false, hint } = field
  const shared = { name, isOptional: !isRequired, ...(hint !== undefined && { hint }) }
  if (field.kind === 'choice')
    return <SelectField name={name} options={optionsOf(field.options)} emptyLabel="Non indicato" isOptional={!isRequired} />
  if (field.kind === 'text') return <TextAreaField {...shared} rows={8} />
  if (field.kind === 'whole')
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        {...(field.unit !== undefined && { unit: field.unit })}
        hint={hint ?? `Per esempio ${field.example}`}
      />
    )
  if (field.kind === 'phone' || field.kind === 'name') return <TextField {...shared} autoComplete={autoComplete[field.kind]} />
  return <TextField {...shared} />
}

const Section = styled.section`
  display: grid;
  gap: 16px;
  h2 { font-size: ${fontSize.xl}; }
  & + & { padding-top: 24px; border-top: 1px solid ${color.border}; }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  &[data-single] { grid-template-columns: minmax(0, 1fr); }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
const Ticks = styled.div`
  display: grid;
  gap: 8px 16px;
  &[data-many] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(583)} { &[data-many] { grid-template-columns: minmax(0, 1fr); } }
`
