import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  outcome: FormOutcome | null
  csrf: string
  /** The address that undoes a removal, and the field that names its subject. */
  undo: { action: string; field: string }
}

/** The outcome of a form sent without JavaScript; a removal can be undone. */
export function RemovedNotice({ outcome, csrf, undo }: Props) {
  if (outcome === null || outcome.message === '') return null
  const removed = outcome.isDone ? outcome.values['removed'] : undefined
  return (
    <Box>
      <Alert variant={outcome.isDone ? 'success' : 'error'}>
        {outcome.message}
        {removed !== undefined && (
          <form method="post" action={undo.action}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name={undo.field} value={removed} />
            <Button type="submit" variant="outline" size="sm">
              Annulla
            </Button>
          </form>
        )}
      </Alert>
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: 24px;
  form { margin-top: 8px; }
`
