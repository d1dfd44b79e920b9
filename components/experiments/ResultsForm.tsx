import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Select } from '@/components/ui/Select'
import { experimentCsvPath, experimentPath } from '@/lib/kernel/routes/routes'
import { type Period, periods } from '@/lib/measuring/experiment-results/results-question'
import { maxWidth } from '@/styles/media'

type Props = {
  /** What the experiment is found by. */
  address: string
  period: Period
  goal: string | null
  keys: readonly string[]
}

/** Which visitors to look at, and what the chart is about; the file holds the same visitors. */
export function ResultsForm({ address, period, goal, keys }: Props) {
  return (
    <Form action={experimentPath(address)} method="get" aria-label="Periodo e obiettivo">
      <Select
        key={`periodo ${period}`}
        name="periodo"
        label="Visitatori arrivati"
        defaultValue={period}
        options={Object.entries(periods).map(([value, { label }]) => ({ value, label }))}
      />
      {goal !== null && (
        <Select
          key={`obiettivo ${goal}`}
          name="obiettivo"
          label="Obiettivo del grafico"
          defaultValue={goal}
          options={keys.map((key) => ({ value: key, label: key }))}
        />
      )}
      <Button type="submit">Mostra</Button>
      <DownloadLink href={experimentCsvPath(address, period)}>Scarica CSV</DownloadLink>
      <DownloadLink href={experimentCsvPath(address, period, 'italiano')}>CSV per Excel</DownloadLink>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 260px) auto auto auto;
  align-items: end;
  justify-content: start;
  gap: 12px;
  button, > a { min-height: 48px; }
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); justify-content: stretch; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
