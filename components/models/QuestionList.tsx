import styled from '@emotion/styled'
import type { Question } from '@/lib/market/model-pages/model-page'
import { color, fontSize } from '@/styles/tokens'

type Props = { questions: readonly Question[] }

/** Questions with their answers, unfolded so that a search in the page finds them. */
export function QuestionList({ questions }: Props) {
  return (
    <List>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  max-width: 68ch;
  div { padding: 14px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  dt { font-size: ${fontSize.lg}; font-weight: 600; }
  dd { margin-top: 4px; color: ${color.textSecondary}; }
`
