import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { periods, questionParams, type ResultsQuestion, rangeFault } from '@/lib/experimentation/experiment-results/results-question'
import { experimentCsvPath, experimentPath } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'

type Props = {
  /** What the experiment is found by. */
  address: string
  asked: Pick<ResultsQuestion, 'period' | 'range'>
  goal: string | null
  keys: readonly string[]
  /** What people call them, by key. */
  names: Readonly<Record<string, string>>
}

/** Which visitors to look at, and what the chart is about; the file holds the same visitors. */
export function ResultsForm({ address, asked, goal, keys, names }: Props) {
  const { period, range } = asked
  const params = rangeFault(range) === undefined ? questionParams(asked) : { periodo: period }
  return (
    <Form action={experimentPath(address)} method="get" aria-label="Periodo e obiettivo">
      <Select
        key={`periodo ${period}`}
        name="periodo"
        label="Visitatori arrivati"
        defaultValue={period}
        options={Object.entries(periods).map(([value, { label }]) => ({ value, label }))}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={`${end} ${range[end].text}`}
          name={end === 'from' ? 'dal' : 'al'}
          label={end === 'from' ? 'Oppure dal giorno' : 'Al giorno'}
          placeholder="gg/mm/aaaa"
          isOptional
          maxLength={20}
          defaultValue={range[end].text}
          error={range[end].error}
        />
      ))}
      {goal !== null && (
        <Select
          key={`obiettivo ${goal}`}
          name="obiettivo"
          label="Obiettivo del grafico"
          defaultValue={goal}
          options={keys.map((key) => ({ value: key, label: names[key] ?? key }))}
        />
      )}
      <Buttons>
        <Button type="submit">Mostra</Button>
        <DownloadLink href={experimentCsvPath(address, params)}>Scarica CSV</DownloadLink>
        <DownloadLink href={experimentCsvPath(address, params, 'italiano')}>CSV per Excel</DownloadLink>
      </Buttons>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
const Buttons = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  button, > a { min-height: 48px; }
  ${maxWidth(583)} { flex-direction: column; }
`
