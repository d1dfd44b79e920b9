import styled from '@emotion/styled'
import { type ChangeEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { FieldNotes } from '@/components/ui/FieldNotes'
import { Select } from '@/components/ui/Select'
import { TextArea } from '@/components/ui/TextArea'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { moderationApi } from '@/lib/kernel/routes/routes'
import { type CasePage, isQuestion, isReason, outcomeNames, outcomes, questions, reasons } from '@/lib/people/moderation/moderation-case'
import { color, fontSize, radius } from '@/styles/tokens'
import { choiceKeys } from './desk-keys'

type Props = {
  caseId: number
  proposal: CasePage['proposal']
  csrf: string
  outcome: FormOutcome | null /** Somebody who can be asked, and blocked. */
  hasAccount: boolean
}

const optionsOf = (texts: Readonly<Record<string, { label: string }>>) =>
  Object.entries(texts).map(([value, { label }]) => ({ value, label }))

const choices = [
  ...outcomeNames.map((value) => ({ value, label: outcomes[value].label, needsAccount: value === 'banned' })),
  { value: 'asked', label: 'Chiedi al venditore', needsAccount: true } as const,
]

/** The outcome of a case and what its seller reads; a reason or a question brings a text to begin with. */
export function DecisionForm({ caseId, proposal, csrf, outcome, hasAccount }: Props) {
  const action = moderationApi.one(caseId)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const [text, setText] = useState(fault?.values['testo'] ?? proposal.statement)
  const propose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const proposal = proposalOf(value)
    if (proposal !== undefined && (text === '' || isProposal(text))) setText(proposal)
  }
  return (
    <Form id="decisione-modulo" method="post" action={action} aria-labelledby="decisione">
      <h2 id="decisione">Decisione</h2>
      <input type="hidden" name="_csrf" value={csrf} />
      <fieldset>
        <legend>Esito</legend>
        {choices
          .filter(({ needsAccount }) => hasAccount || !needsAccount)
          .map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="esito" value={value} required defaultChecked={fault?.values['esito'] === value} /> {label}{' '}
              <kbd aria-hidden>{choiceKeys[value]}</kbd>
            </label>
          ))}
        <FieldNotes id="esito" error={fault?.errors['esito']} />
      </fieldset>
      <Select
        name="motivo"
        label="Motivo"
        emptyLabel="Nessuno: l’annuncio va bene, o è una domanda"
        options={optionsOf(reasons)}
        defaultValue={fault?.values['motivo'] ?? proposal.reason ?? ''}
        onChange={propose}
        error={fault?.errors['motivo']}
      />
      {hasAccount && (
        <Select name="domanda" label="Domanda pronta" emptyLabel="Nessuna" options={optionsOf(questions)} onChange={propose} />
      )}
      <TextArea
        name="testo"
        label="Che cosa legge chi vende"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fault?.errors['testo']}
        hint="Fatti, regola e come si corregge, oppure la domanda. Il diritto di ricorso lo aggiungiamo noi."
      />
      <TextArea name="nota" label="Nota interna" isOptional rows={2} defaultValue={fault?.values['nota'] ?? proposal.note} />
      <Button type="submit" variant="cta">
        Salva la decisione
      </Button>
    </Form>
  )
}

function proposalOf(value: string): string | undefined {
  if (isReason(value)) return reasons[value].text
  return isQuestion(value) ? questions[value].text : undefined
}

function isProposal(text: string): boolean {
  return [...Object.values(reasons), ...Object.values(questions)].some((ready) => ready.text === text)
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
  fieldset label { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; color: ${color.text}; }
  kbd { padding: 0 6px; border: 1px solid ${color.border}; border-radius: ${radius.sm}; color: ${color.textMuted}; font: inherit; font-size: ${fontSize.sm}; }
`
