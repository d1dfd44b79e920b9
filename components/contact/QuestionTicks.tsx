import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import type { Values } from '@/components/form/form-context'
import { asks, withoutQuestion, withQuestion } from '@/lib/accounts/contact/message-questions'
import { color, fontSize, radius } from '@/styles/tokens'

/** Questions that a tick writes into the message, and takes out of it; the message alone is sent. */
export function QuestionTicks({ questions }: { questions: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<Values>()
  const message = values['message'] ?? ''
  if (questions.length === 0) return null
  return (
    <Group role="group" aria-label="Chiedi anche">
      {questions.map((question) => (
        <label key={question}>
          <input
            type="checkbox"
            checked={asks(message, question)}
            onChange={({ target: { checked } }) =>
              void setFieldValue('message', checked ? withQuestion(message, question) : withoutQuestion(message, question))
            }
          />
          {question}
        </label>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  label {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 14px 4px 10px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.pill};
    font-size: ${fontSize.base};
    cursor: pointer;
  }
  label:has(:checked) { border-color: ${color.accent}; background: ${color.accentSurface}; }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { width: 18px; height: 18px; accent-color: ${color.accent}; }
  input:focus-visible { outline: none; }
`
