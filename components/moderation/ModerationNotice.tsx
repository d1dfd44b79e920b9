import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { UndoForm } from './UndoForm'

type Props = { csrf: string; outcome: FormOutcome | null }

/** The outcome of the last form; a decision can be undone from here, whichever case is open now. */
export function ModerationNotice({ csrf, outcome }: Props) {
  if (!outcome || outcome.message === '') return null
  const decided = Number(outcome.values['annulla'])
  return (
    <Alert variant={outcome.isDone ? 'success' : 'error'}>
      <Line>
        <span>{outcome.message}</span>
        {outcome.isDone && decided > 0 && <UndoForm caseId={decided} csrf={csrf} />}
      </Line>
    </Alert>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`
