import styled from '@emotion/styled'
import Router from 'next/router'
import { type ReactNode, useEffect } from 'react'
import { object, string } from 'yup'
import { FormStatus } from '@/components/form/FormStatus'
import { PostForm } from '@/components/form/PostForm'
import { SubmitButton } from '@/components/form/SubmitButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Option } from '@/components/ui/form/Select'
import { Panel } from '@/components/ui/Panel'
import { type DraftField, fieldsOf, needsAnswer, renderedFields } from '@/lib/accounts/selling/drafts/draft-fields'
import { type DraftPage, startOf } from '@/lib/accounts/selling/drafts/draft-page'
import { stepBefore } from '@/lib/accounts/selling/drafts/draft-steps'
import { privateFields } from '@/lib/accounts/selling/drafts/private-numbers'
import { notify } from '@/lib/kernel/browser/site-events'
import { draftApi, sellPath } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { messages } from '@/lib/kernel/validation/rules'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { postJson } from '@/lib/server/http/with-csrf'
import { maxWidth } from '@/styles/media'
import { PrivateNumbers } from './PrivateNumbers'
import { SaveLine } from './SaveLine'
import { StepFields } from './StepFields'
import { useAutosave } from './use-autosave'
import { VehicleFields } from './versions/VehicleFields'

type Props = {
  draft: DraftPage
  makes: readonly Option[]
  models: readonly Option[]
  csrf: string
  outcome: FormOutcome | null
  /** What stands below the fields; on the page of the price, below the price itself. */
  children?: ReactNode
  submitText: string
  /** Called with the moment of each save. */
  onSaved: (at: string) => void
}

/** One page of a draft: what is typed is saved by itself, and «Continua» says what is missing. */
export function StepForm({ draft, makes, models, csrf, outcome, children, submitText, onSaved }: Props) {
  const { id, step, category, version, savedAt } = draft
  const fields = fieldsOf(category, step, draft.dealer !== null)
  const action = draftApi.step(id, step)
  const shared = { category, makes, models }
  const azione = step === 'pubblica' ? 'pubblica' : 'continua'
  const rendered = renderedFields(fields, draft.offer)
  const first = step === 'prezzo' ? rendered.slice(0, 1) : rendered
  return (
    <PostForm
      name="annuncio"
      labels={{ ...Object.fromEntries(fields.map(({ name, label }) => [name, label])), ...(draft.checks && privateFields) }}
      initialValues={draft.answers}
      schema={schemaOf(fields, draft.offer)}
      target={{ action, csrf, outcome, hidden: { version: String(version), azione } }}
      onSave={(values) => send(action, csrf, { ...values, azione }, startOf(draft))}
    >
      <Fields>
        {step === 'veicolo' ? (
          <>
            <button type="submit" hidden tabIndex={-1} aria-hidden="true" /* what Enter presses, in place of a version */ />
            <VehicleFields {...shared} fields={rendered} versions={draft.versions} />
          </>
        ) : (
          <StepFields {...shared} fields={first} equipment={draft.equipment} />
        )}
        {draft.checks && <PrivateNumbers checks={draft.checks} asksChassis={draft.dealer === null} />}
        {children}
        {first.length < rendered.length && <StepFields {...shared} fields={rendered.slice(first.length)} />}
      </Fields>
      <FormStatus />
      <Foot target={{ path: action, csrf, savedAt, version }} onSaved={onSaved}>
        <ButtonLink variant="quiet" href={backPath(draft)}>
          Indietro
        </ButtonLink>
        <SubmitButton variant="cta">{submitText}</SubmitButton>
      </Foot>
    </PostForm>
  )
}

async function send(action: string, csrf: string, body: Record<string, string>, start: string): Promise<void> {
  const { next, notice } = asRecord(await postJson(action, { csrf, body }))
  const [page = start, question] = typeof next === 'string' ? next.split('#') : [start] // Next would fetch nothing for another place of the same page
  await Router.push(page)
  if (question !== undefined) document.getElementById(question)?.focus()
  else if (typeof notice === 'string') notify({ name: 'Il tuo annuncio', description: notice, variant: 'success' })
}

/** Checks required fields only; the server, which has catalogue and places, reports other errors. */
function schemaOf(fields: readonly DraftField[], offer: string) {
  const needed = (field: DraftField) =>
    string().test('needed', messages.required, (value, context) => {
      const { carrozzeria, offerta } = asRecord(context.parent)
      const answers = {
        offerta: typeof offerta === 'string' ? offerta : offer,
        ...(typeof carrozzeria === 'string' && { carrozzeria }),
      }
      return (value ?? '').trim() !== '' || !needsAnswer(field, answers)
    })
  return object(Object.fromEntries(fields.map((field) => [field.name, needed(field)])))
}

function backPath(draft: DraftPage): string {
  const before = stepBefore(draft.step)
  return before === undefined ? startOf(draft) : sellPath(draft.id, before)
}

type FootProps = { target: Parameters<typeof useAutosave>[0]; onSaved: Props['onSaved']; children: ReactNode }

function Foot({ target, onSaved, children }: FootProps) {
  const state = useAutosave(target)
  const savedAt = state.kind === 'saved' ? state.at : null
  useEffect(() => {
    if (savedAt !== null) onSaved(savedAt)
  }, [savedAt, onSaved])
  return (
    <FootRow>
      {children}
      <SaveLine state={state} />
    </FootRow>
  )
}

const Fields = styled(Panel)`
  display: grid;
  gap: 24px;
`
const FootRow = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: center;
  > [role='status'] { grid-row: 1; grid-column: 2; justify-self: center; }
  > button { min-width: 200px; }
  ${maxWidth(583)} {
    grid-template-columns: auto minmax(0, 1fr);
    > button { min-width: 0; }
    > [role='status'] { grid-row: 2; grid-column: 1 / -1; }
  }
`
