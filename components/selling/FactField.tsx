import styled from '@emotion/styled'
import { useFormField } from '@/components/form/form-context'
import { describedBy, FieldNotes } from '@/components/ui/form/FieldNotes'
import type { Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { name: string; options: Vocabulary; hint?: string | undefined }

/** A fact with its answers, of which «Non indicato» is one: nothing is taken for a «no» that nobody said. */
export function FactField({ name, options, hint }: Props) {
  const { id, label, value, onChange, error } = useFormField(name)
  const answers = [...Object.entries(options), ['', 'Non indicato'] as const]
  return (
    <Fieldset id={id} aria-describedby={describedBy(id, { error })}>
      <legend>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </legend>
      <Segments>
        {answers.map(([answer, text]) => (
          <label key={answer}>
            <input type="radio" name={name} value={answer} checked={value === answer} onChange={onChange} />
            <span>{text}</span>
          </label>
        ))}
      </Segments>
      <FieldNotes id={id} error={error} />
    </Fieldset>
  )
}

const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  padding: 14px 0;
  border: 0;
  border-top: 1px solid ${color.border};
  legend { float: left; padding: 0; font-weight: 600; line-height: 1.3; }
  small { display: block; margin-top: 2px; color: ${color.textMuted}; font-size: ${fontSize.base}; font-weight: 400; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); gap: 10px; }
`
const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 1px;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  label { position: relative; display: flex; flex: 1 1 auto; cursor: pointer; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span { display: flex; flex: 1; align-items: center; justify-content: center; min-height: 44px; padding: 0 14px; border-radius: ${radius.sm}; font-size: ${fontSize.base}; }
  input:checked + span { background: ${color.accent}; color: ${color.textInverse}; box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3px ${color.textInverse}; font-weight: 600; }
  input[value='']:checked + span { background: ${color.surfaceMuted}; color: ${color.text}; box-shadow: none; }
  input:focus-visible + span { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  ${forcedColors} { input:checked + span { outline: 2px solid; outline-offset: -4px; } }
`
