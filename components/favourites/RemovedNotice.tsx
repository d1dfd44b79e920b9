import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { watchlistApi } from '@/lib/kernel/routes/routes'

type Props = { outcome: FormOutcome | null; csrf: string }

/** What came of a form sent without JavaScript; a removal can be taken back. */
export function RemovedNotice({ outcome, csrf }: Props) {
  if (outcome === null || outcome.message === '') return null
  const removed = outcome.isDone ? outcome.values['removed'] : undefined
  return (
    <Box>
      <Alert variant={outcome.isDone ? 'success' : 'error'}>
        {outcome.message}
        {removed !== undefined && (
          <form method="post" action={watchlistApi.undo}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name="ad" value={removed} />
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
