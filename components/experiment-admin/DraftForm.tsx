import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { FieldGroup } from '@/components/form/FieldGroup'
import { FormStatus } from '@/components/form/FormStatus'
import type { PostTarget, Values } from '@/components/form/form-context'
import { PostForm } from '@/components/form/PostForm'
import { SelectField } from '@/components/form/SelectField'
import { useSubmission } from '@/components/form/SentPanel'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextAreaField } from '@/components/form/TextAreaField'
import { TextField } from '@/components/form/TextField'
import { Alert } from '@/components/ui/Alert'
import { audienceAttributes } from '@/lib/experimentation/experiment-drafts/audience-attributes'
import {
  audienceField,
  draftLabels,
  draftSchema,
  guardrailPlaces,
  maxHypothesisLength,
  secondaryField,
} from '@/lib/experimentation/experiment-drafts/draft-form'
import { goalGroups } from '@/lib/experimentation/experiment-drafts/goal-keys'
import { windowOptions } from '@/lib/experimentation/experiment-drafts/goal-windows'
import type { ListedPlace } from '@/lib/experimentation/experiment-drafts/listed-place'
import { goTo } from '@/lib/kernel/browser/go-to'
import { draftPath, experimentAdminApi } from '@/lib/kernel/routes/experiment-routes'
import { HttpError } from '@/lib/server/http/fetch-json'
import { postJson } from '@/lib/server/http/with-csrf'
import { FoldedTicks } from './FoldedTicks'
import { GoalOptions } from './GoalOptions'
import { PlaceField, VariationFields } from './VariationFields'

/** `saved`: the draft that is edited; without it a new one is made. */
type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  saved?: { id: number; revision: number }
  form: Values
  marketers: readonly { id: number; name: string }[]
  groups: readonly { id: number; name: string }[]
  places: readonly ListedPlace[]
}

/** Everything that is decided before an experiment starts. */
export function DraftForm({ saved, form, marketers, groups, places, csrf, outcome }: Props) {
  const router = useRouter()
  const action = saved ? experimentAdminApi.draft(saved.id) : experimentAdminApi.drafts
  const hidden: Values = saved ? { seen: String(saved.revision) } : {}
  const reload = async (id: number) => router.replace(draftPath(id), undefined, { scroll: false })
  const sent = useSubmission(async (values) => {
    try {
      const answer = await postJson(action, { csrf, body: { ...values, ...hidden } })
      if (saved) await reload(saved.id)
      else await goTo(nextOf(answer))
      return answer
    } catch (error) {
      // Somebody else was first: the page shows what they did, the fields keep what was typed, and the next time it is saved over theirs.
      if (saved && error instanceof HttpError && error.status === 409) await reload(saved.id)
      throw error
    }
  })
  return (
    <PostForm
      name="bozza"
      labels={draftLabels}
      initialValues={form}
      schema={draftSchema}
      target={{ action, csrf, outcome, hidden }}
      onSave={sent.send}
    >
      <FieldGroup title="Che cosa si prova" isWide>
        <PlaceField places={places} />
        <TextAreaField
          name="hypothesis"
          rows={3}
          hint={`Che cosa cambia, per chi e perché. Al massimo ${maxHypothesisLength} caratteri.`}
        />
        <SelectField name="owner" emptyLabel="Scegli" options={marketers.map(({ id, name }) => ({ value: String(id), label: name }))} />
      </FieldGroup>
      <VariationFields />
      <Goals />
      <Guardrails />
      <FieldGroup title="Pubblico" hint="Chi può partecipare. Senza nessuna scelta: tutti.">
        {Object.entries(audienceAttributes).map(([attribute, { label, values }]) => (
          <FoldedTicks
            key={attribute}
            label={label}
            names={Object.keys(values).map((value) => audienceField(attribute, value))}
            emptyText="tutti"
          />
        ))}
      </FieldGroup>
      <FieldGroup title="Traffico" hint="Il traffico si può allargare mentre è in corso: nessuno cambia variante.">
        <TextField name="traffic" unit="%" inputMode="numeric" hint="Quanta parte del pubblico partecipa all’inizio" />
        <div />
        <SelectField
          name="group"
          emptyLabel="Nessuno"
          isOptional
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField name="groupShare" unit="%" inputMode="numeric" isOptional hint="Solo con un gruppo: quanta parte dei visitatori è sua" />
      </FieldGroup>
      <FieldGroup
        title="Misura e durata"
        hint="Il calcolo si fissa adesso, prima di vedere un risultato: visitatori e giorni compaiono dopo il salvataggio."
      >
        <TextField
          name="rate"
          unit="%"
          inputMode="decimal"
          isOptional
          hint="Dell’obiettivo principale. Vuoto: quello degli ultimi tre mesi"
        />
        <TextField name="lift" unit="%" inputMode="decimal" hint="Relativo: 10% su un tasso del 5% porta al 5,5%" />
        <TextField
          name="perDay"
          inputMode="numeric"
          isOptional
          hint="Chi vede la pagina e ha accettato la misurazione, prima di traffico e gruppo. Vuoto: tutti quelli degli ultimi tre mesi"
        />
      </FieldGroup>
      <Hours />
      <FormStatus />
      <div role="status">{sent.notice !== undefined && <Alert variant="success">{sent.notice}</Alert>}</div>
      <SubmitButton size="md">Salva la bozza</SubmitButton>
    </PostForm>
  )
}

function Goals() {
  return (
    <FieldGroup
      title="Obiettivi"
      hint="Un solo obiettivo decide. Gli altri servono a capire, e chiedono prove più forti. «Entro 7 giorni»: conta chi lo fa nei sette giorni dopo aver visto l’esperimento."
    >
      <SelectField name="goal" emptyLabel="Scegli" options={[]}>
        <GoalOptions />
      </SelectField>
      <SelectField name="windowGoal" emptyLabel="Senza limite" isOptional options={windowOptions} />
      <div>
        {goalGroups.map(({ group, goals }) => (
          <FoldedTicks key={group} label={`Altri: ${group}`} names={goals.map(({ key }) => secondaryField(key))} emptyText="nessuno" />
        ))}
      </div>
      <SelectField name="windowOthers" emptyLabel="Senza limite" isOptional options={windowOptions} />
    </FieldGroup>
  )
}

function Hours() {
  return (
    <FieldGroup
      title="Quando"
      hint="Vuoto: parte appena una seconda persona approva, e si ferma quando lo fermate. Giorni e ore sono quelli italiani."
    >
      <TextField name="startDay" hint="gg/mm/aaaa" isOptional />
      <TextField name="startTime" hint="Per esempio 09:00" isOptional />
      <TextField name="stopDay" hint="gg/mm/aaaa" isOptional />
      <TextField name="stopTime" hint="Per esempio 09:00" isOptional />
    </FieldGroup>
  )
}

function Guardrails() {
  return (
    <FieldGroup
      title="Che cosa non deve peggiorare"
      hint="Ciò che va tenuto d’occhio mentre si prova, e al massimo di quanto può peggiorare in proporzione al controllo. Una variante che perde di più non vince."
    >
      {guardrailPlaces.map((place) => (
        <Pair key={place}>
          <SelectField name={`guardrail${place}`} emptyLabel="Niente" isOptional options={[]}>
            <GoalOptions />
          </SelectField>
          <TextField name={`limit${place}`} unit="%" inputMode="decimal" isOptional />
          <SelectField name={`window${place}`} emptyLabel="Senza limite" isOptional options={windowOptions} />
        </Pair>
      ))}
    </FieldGroup>
  )
}

function nextOf(answer: unknown): string {
  const next: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'next') : undefined
  return typeof next === 'string' ? next : '/'
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 12px;
  align-items: end;
`
