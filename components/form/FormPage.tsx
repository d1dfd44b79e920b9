import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Container } from '@/components/ui/Container'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = {
  title: string
  intro?: ReactNode
  outcome: FormOutcome | null
  /** The forms of this page, by the address they post to: they show their own faults. */
  forms?: readonly string[]
  children?: ReactNode
}

/** A page that is a form; beside it there may be something to look at. */
export function FormPage({ aside, ...column }: Props & { aside?: ReactNode }) {
  return (
    <Container>
      <Grid data-with-aside={aside !== undefined || undefined}>
        <FormColumn {...column} />
        {aside}
      </Grid>
    </Container>
  )
}

/** Title, what came of a form sent before, and the form itself. */
export function FormColumn({ title, intro, outcome, forms = [], children }: Props) {
  const isOwnFault = outcome !== null && !outcome.isDone && forms.includes(outcome.form)
  return (
    <Column>
      <h1>{title}</h1>
      {intro !== undefined && <Intro>{intro}</Intro>}
      {outcome !== null && outcome.message !== '' && !isOwnFault && (
        <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>
      )}
      {children}
    </Column>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 480px);
  gap: 64px;
  align-items: start;
  padding: 40px 0 80px;
  &[data-with-aside] { grid-template-columns: minmax(0, 480px) minmax(0, 1fr); }
  ${maxWidth(991)} { gap: 32px; }
  ${maxWidth(800)} { padding: 24px 0 56px; &[data-with-aside] { grid-template-columns: minmax(0, 1fr); } }
`
const Column = styled.div`
  display: grid;
  gap: 20px;
  max-width: 480px;
`
const Intro = styled.p`
  margin-top: -12px;
  color: ${color.textMuted};
`
