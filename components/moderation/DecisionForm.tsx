import styled from '@emotion/styled'
import { type ChangeEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { FieldNotes } from '@/components/ui/FieldNotes'
import { Select } from '@/components/ui/Select'
import { TextArea } from '@/components/ui/TextArea'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { moderationApi } from '@/lib/kernel/routes/routes'
import { isReason, outcomes, reasons } from '@/lib/people/moderation/moderation-case'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { caseId: number; csrf: string; outcome: FormOutcome | null }

const options = Object.entries(reasons).map(([value, { label }]) => ({ value, label }))

/** The outcome of a case and what its seller reads; the reason brings a text to begin with. */
export function DecisionForm({ caseId, csrf, outcome }: Props) {
  const action = moderationApi.one(caseId)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const [text, setText] = useState(fault?.values['testo'] ?? '')
  const propose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    if (isReason(value) && (text === '' || isProposal(text))) setText(reasons[value].text)
  }
  return (
    <Form method="post" action={action} aria-labelledby="decisione">
      <h2 id="decisione">Decisione</h2>
      <input type="hidden" name="_csrf" value={csrf} />
      <fieldset>
        <legend>Esito</legend>
        {Object.entries(outcomes).map(([value, { label }]) => (
          <label key={value}>
            <input type="radio" name="esito" value={value} required defaultChecked={fault?.values['esito'] === value} /> {label}
          </label>
        ))}
        <FieldNotes id="esito" error={fault?.errors['esito']} />
      </fieldset>
      <Select
        name="motivo"
        label="Motivo"
        emptyLabel="Nessuno: l’annuncio va bene"
        options={options}
        defaultValue={fault?.values['motivo'] ?? ''}
        onChange={propose}
        error={fault?.errors['motivo']}
      />
      <TextArea
        name="testo"
        label="Che cosa legge chi vende"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault?.errors['testo']}
        hint="Fatti, regola e come si corregge. Il diritto di ricorso lo aggiungiamo noi."
      />
      <TextArea name="nota" label="Nota interna" isOptional rows={2} defaultValue={fault?.values['nota'] ?? ''} />
      <Button type="submit" variant="cta">
        Salva la decisione
      </Button>
    </Form>
  )
}

function isProposal(text: string): boolean {
  return Object.values(reasons).some((reason) => reason.text === text)
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding: 24px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  h2 { font-size: ${fontSize.xl}; }
  fieldset { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 0; border: 0; }
  legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
  label { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; color: ${color.text}; }
`
