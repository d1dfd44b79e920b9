import styled from '@emotion/styled'
import { Select } from '@/components/ui/form/Select'
import type { ColumnReading } from '@/lib/market/stock-import/columns/aspects'
import { aspectNames, isDoubtfulReading, readingField, readingOptions, readingText } from '@/lib/market/stock-import/columns/reading-texts'
import { color } from '@/styles/tokens'

type Props = { name: string; at: number; reading: ColumnReading }

/** How the cells of a column are read and why, with the other reading beside it. */
export function ReadingChoice({ name, at, reading }: Props) {
  const isDoubtful = isDoubtfulReading(reading)
  return (
    <Choice data-doubtful={isDoubtful || undefined}>
      <p>{readingText(reading)}</p>
      <Select
        name={readingField(at, reading.aspect)}
        label={`${aspectNames[reading.aspect]} di «${name}»`}
        options={readingOptions(reading)}
        {...(isDoubtful && { emptyLabel: 'Non deciso' })}
        defaultValue={isDoubtful ? '' : reading.value}
        dense
      />
    </Choice>
  )
}

const Choice = styled.div`
  display: grid;
  gap: 4px;
  min-width: 240px;
  &[data-doubtful] p { color: ${color.warning}; font-weight: 600; }
`
