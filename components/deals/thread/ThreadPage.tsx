import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Container } from '@/components/ui/Container'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { fontSize } from '@/styles/tokens'

/** The page around a conversation: the way back, and what came of the last press. */
export function ThreadPage({ back, outcome, children }: { back?: ReactNode; outcome: FormOutcome | null; children: ReactNode }) {
  return (
    <Container>
      <Column>
        {back !== undefined && <p className="back">{back}</p>}
        {outcome && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
        {children}
      </Column>
    </Container>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 24px 0 64px;
  ${maxWidth(800)} { padding: 12px 0 40px; }
  h1 { font-size: ${fontSize.xl}; }
  .back a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
`
