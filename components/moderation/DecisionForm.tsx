import styled from '@emotion/styled'
import { type ChangeEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { FieldNotes } from '@/components/ui/form/FieldNotes'
import { Select } from '@/components/ui/form/Select'
import { TextArea } from '@/components/ui/form/TextArea'
import { Icon } from '@/components/ui/icons/Icon'
import { type CasePage, isQuestion, isReason, outcomeNames, outcomes, questions, reasons } from '@/lib/accounts/moderation/moderation-case'
import { moderationApi } from '@/lib/kernel/routes/moderation-routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color, fontSize, radius } from '@/styles/tokens'
import { decisionForm } from './decision-form'
import { Key } from './Key'
import { choiceKeys } from './queue-keys'

type Props = {
  caseId: number
  proposal: CasePage['proposal']
  /** The filter of the queue, for the next case. */
  queue: string
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
export function DecisionForm({ caseId, proposal, queue, csrf, outcome, hasAccount }: Props) {
  const action = moderationApi.one(caseId)
  const fault = outcome?.form === action && !outcome.isDone ? outcome : undefined
  const [text, setText] = useState(fault?.values['testo'] ?? proposal.statement)
  const propose = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const proposal = proposalOf(value)
    if (proposal !== undefined && (text === '' || isProposal(text))) setText(proposal)
  }
  return (
    <Form id={decisionForm} method="post" action={action} aria-labelledby="decisione">
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="coda" value={queue} />
      <fieldset>
        <legend>Esito</legend>
        {choices
          .filter(({ needsAccount }) => hasAccount || !needsAccount)
          .map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="esito" value={value} required defaultChecked={fault?.values['esito'] === value} />
              <span>
                <Icon name="check" size={16} />
                {label} <Key aria-hidden>{choiceKeys[value]}</Key>
              </span>
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
        Salva la decisione <Key aria-hidden>Ctrl ↵</Key>
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
  fieldset { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; border: 0; }
  legend { margin-bottom: 8px; padding: 0; font-weight: 600; }
  fieldset label { position: relative; display: inline-flex; color: ${color.text}; }
  fieldset input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  input + span { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; padding: 0 14px; border: 1.5px solid ${color.borderStrong}; border-radius: ${radius.pill}; font-size: ${fontSize.base}; font-weight: 500; }
  input + span > svg { display: none; }
  input:checked + span { padding-left: 10px; border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
  input:checked + span > svg { display: block; }
  input:focus-visible + span { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`
