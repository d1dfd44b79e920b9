import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { watchlistApi } from '@/lib/kernel/routes/routes'

type Props = { outcome: FormOutcome | null; csrf: string }

/** What came of a form sent without JavaScript; a removal can be taken back. */
export function RemovedNotice({ outcome, csrf }: Props) {
  if (outcome === null || outcome.message === '') return null
  const removed = outcome.isDone ? outcome.values['removed'] : undefined
  return (
    <Box>
      <Notice variant={outcome.isDone ? 'success' : 'error'}>
        {outcome.message}
        {removed !== undefined && (
          <form method="post" action={watchlistApi.undo}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name="ad" value={removed} />
            <Button type="submit" look="outline" size="sm">
              Annulla
            </Button>
          </form>
        )}
      </Notice>
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: 24px;
  form { margin-top: 8px; }
`
