import styled from '@emotion/styled'
import { type AnswerControl, questionFields, unknownAnswer, unknownText } from '@/lib/accounts/deals/questions/asked-facts'
import { color, fontSize, radius } from '@/styles/tokens'
import { pillStyle } from './pill-style'

type Props = { id: string; name: string; question: string; control: AnswerControl; typed: Readonly<Record<string, string>> }

/** How one question is answered: a tap on a choice, or a number; «Non lo so» is always one of them. */
export function AnswerField({ id, name, question, control, typed }: Props) {
  const fields = questionFields(name)
  if (control.kind === 'choice')
    return (
      <Field>
        <legend>{question}</legend>
        {Object.entries({ ...control.options, [unknownAnswer]: unknownText }).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={fields.answer} value={value} defaultChecked={typed[fields.answer] === value} />
            <span>{label}</span>
          </label>
        ))}
      </Field>
    )
  const unit = control.kind === 'number' && control.unit !== '' ? `, in ${control.unit === '€' ? 'euro' : control.unit}` : ''
  return (
    <Field>
      <legend>{question}</legend>
      <input
        id={id}
        className="typed"
        name={fields.answer}
        aria-label={`${question}${unit}`}
        placeholder={control.example}
        autoComplete="off"
        maxLength={40}
        {...(control.kind === 'number' && { inputMode: 'numeric' as const })}
        defaultValue={typed[fields.answer] ?? ''}
      />
      {control.kind === 'number' && control.unit !== '' && <span>{control.unit}</span>}
      <label>
        <input type="checkbox" name={fields.unknown} value="si" defaultChecked={typed[fields.unknown] === 'si'} />
        <span>{unknownText}</span>
      </label>
    </Field>
  )
}

const Field = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
  label { ${pillStyle} }
  .typed {
    width: 140px;
    min-height: 44px;
    padding: 8px 12px;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${fontSize.md};
  }
`
