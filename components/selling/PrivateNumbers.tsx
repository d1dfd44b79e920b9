import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { CheckboxField } from '@/components/form/CheckboxField'
import { TextField } from '@/components/form/TextField'
import { Icon } from '@/components/ui/icons/Icon'
import { questionsId } from '@/lib/accounts/selling/drafts/draft-page'
import { type PrivateChecks, privateFields } from '@/lib/accounts/selling/drafts/private-numbers'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { checks: PrivateChecks /** The staff of a dealer gives the chassis among the facts. */; asksChassis: boolean }

/** Plate and chassis, folded unless there is something to answer: checked when the page is sent, seen by nobody. */
export function PrivateNumbers({ checks: { found, questions }, asksChassis }: Props) {
  const { errors } = useFormikContext()
  const hasFault = Object.keys(privateFields).some((name) => name in errors)
  const [isOpen] = useState(questions.length > 0)
  return (
    <Fold open={isOpen || hasFault}>
      <summary>
        <b>{asksChassis ? 'Targa e telaio, in privato' : 'Targa, in privato'}</b>
        {found.length === 0 ? ' (facoltativo)' : questions.length === 0 ? ' (controllati)' : ' (una domanda)'}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div>
        <p>
          Nell’annuncio non si vedono e non li conserviamo. Quando premi «Continua» controlliamo che tornino con gli altri dati; poi resta
          solo un’impronta, da cui non si risale al numero, fino a un anno dopo la fine dell’annuncio: serve a scoprire chi copia la tua
          auto.
        </p>
        {found.length > 0 && (
          <ul>
            {found.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {questions.length > 0 && (
          <Question role="group" aria-label="Una domanda sui dati riservati" id={questionsId} tabIndex={-1}>
            {questions.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <CheckboxField name="riservati_confermati" hint="Oppure correggi. Puoi anche continuare senza rispondere." />
          </Question>
        )}
        <Pair>
          <TextField name="targa" isOptional autoComplete="off" maxLength={20} hint="Per esempio GA123BC" />
          {asksChassis && (
            <TextField name="numero_telaio" isOptional autoComplete="off" maxLength={40} hint="17 caratteri: punto E del libretto" />
          )}
        </Pair>
        {found.length > 0 && <CheckboxField name="riservati_togli" hint="Cancella subito anche le impronte" />}
      </div>
    </Fold>
  )
}

const Fold = styled.details`
  border-top: 1px solid ${color.border};
  > summary { display: flex; gap: 4px 8px; align-items: center; min-height: 56px; color: ${color.textMuted}; cursor: pointer; }
  > summary > b { color: ${color.text}; font-weight: 600; }
  > summary > svg { margin-left: auto; }
  &[open] > summary > svg { transform: rotate(180deg); }
  > div { display: grid; gap: 16px; }
  > div > p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Question = styled.div`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1.5px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
