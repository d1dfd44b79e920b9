import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Panel } from '@/components/ui/Panel'
import { fontSize } from '@/styles/tokens'
import type { QualityPart } from './data-quality'

/** `children`: more about the data, below the parts. */
type Props = { parts: readonly QualityPart[]; children?: ReactNode }

/** Whether the data can be believed: one line where they can, and what is wrong where they cannot. */
export function QualityPanel({ parts, children }: Props) {
  const faults = parts.filter(({ isWrong }) => isWrong)
  return (
    <Box aria-labelledby="qualita">
      <h2 id="qualita">Qualità dei dati</h2>
      {faults.map(({ text }) => (
        <Alert key={text} variant="error">
          <strong>{text}</strong>
        </Alert>
      ))}
      <details>
        <summary>{faults.length === 0 ? 'Tutto bene' : 'Tutti i controlli'}</summary>
        <ul>
          {parts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {children}
      </details>
    </Box>
  )
}

const Box = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  h2 { font-size: ${fontSize.xl}; }
  summary { min-height: 32px; align-content: center; font-weight: 600; cursor: pointer; }
  ul { display: grid; gap: 6px; max-width: 72ch; padding-left: 20px; list-style: disc; }
`
