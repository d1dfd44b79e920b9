import { type InferType, object, string } from 'yup'
import { findPlace } from '@/lib/experimentation/experiments/places/find-place'
import { messageField, trimmedField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { audienceChoices } from './audience-attributes'
import { placeFault, textField, textNames, typedVariations, variationPlaces } from './draft-variations'
import { goalKeys, goalLabels } from './goal-keys'
import { readWindows, windowForm, windowLabels, windowShape } from './goal-windows'
import type { ExperimentDraft, OwnExperiment } from './own-experiment'
import { readSchedule, scheduleFault, scheduleForm, scheduleLabels, scheduleShape } from './schedule'

/** Short enough that everything typed comes back after a refusal without JavaScript, in one cookie. */
export const maxHypothesisLength = 400
/** Each makes the others slower to decide. */
export const guardrailPlaces = [1, 2, 3] as const

const word = /^[A-Za-z0-9_.-]{1,64}$/
const badWord = 'Solo lettere, cifre, _ - e punto, al massimo 64'
const wordField = () => trimmedField().matches(word, { message: badWord, excludeEmptyString: true })
const tick = () => string().oneOf(['true', ''], messages.digits).default('')
const percent = /^\d{1,3}$/
const percentField = () =>
  trimmedField()
    .transform(withoutUnit)
    .test(
      'percent',
      'Un numero intero da 1 a 100',
      (text = '') => text === '' || (percent.test(text) && Number(text) >= 1 && Number(text) <= 100),
    )
const shareField = (least: number, most: number, example: string) =>
  trimmedField()
    .transform(withoutUnit)
    .test('share', `Una percentuale da ${String(least).replace('.', ',')} a ${most}, per esempio ${example}`, (text = '') => {
      const value = numberOf(text)
      return text === '' || (value !== undefined && value >= least && value <= most)
    })
const guardrailField = () =>
  string()
    .oneOf(['', ...goalKeys], messages.digits)
    .default('')
const limitField = () => shareField(0.1, 50, '5').default('')
/** The revision that somebody has before their eyes. */
export const seenField = () =>
  string()
    .matches(/^[1-9]\d{0,8}$/, messages.digits)
    .required(messages.required)
const idText = () => string().matches(/^[1-9]\d{0,14}$/, { message: messages.digits, excludeEmptyString: true })

export const secondaryField = (goal: string) => `goal-${goal}`
export const audienceField = (attribute: string, value: string) => `audience-${attribute}-${value}`

const texts = Object.fromEntries(textNames.map(({ name }) => [name, trimmedField().default('')]))
const tickNames = [...goalKeys.map(secondaryField), ...audienceChoices.map(({ attribute, value }) => audienceField(attribute, value))]
const ticks = Object.fromEntries(tickNames.map((name) => [name, tick()]))

/** The words beside the fields. */
export const draftLabels: Readonly<Record<string, string>> = {
  place: 'Posto',
  hypothesis: 'Ipotesi',
  owner: 'Responsabile',
  ...Object.fromEntries(
    variationPlaces.flatMap((place) => [
      [`variation${place}`, place === 1 ? 'Variante 1, il controllo' : `Variante ${place}`],
      [`share${place}`, `Quota ${place}`],
    ]),
  ),
  ...Object.fromEntries(textNames.map(({ name, variation, slot }) => [name, `Testo ${slot} della variante ${variation}`])),
  goal: 'Obiettivo principale',
  ...Object.fromEntries(
    guardrailPlaces.flatMap((place) => [
      [`guardrail${place}`, `Non deve peggiorare ${place}`],
      [`limit${place}`, `Al massimo di quanto ${place}`],
    ]),
  ),
  ...Object.fromEntries(goalKeys.map((goal) => [secondaryField(goal), goalLabels.get(goal) ?? goal])),
  ...Object.fromEntries(audienceChoices.map(({ attribute, value, label }) => [audienceField(attribute, value), label])),
  traffic: 'Traffico all’avvio',
  group: 'Gruppo di esperimenti che si escludono',
  groupShare: 'Quota del gruppo',
  rate: 'Tasso atteso del controllo',
  lift: 'Effetto più piccolo che conta',
  perDay: 'Visitatori al giorno',
  ...windowLabels,
  ...scheduleLabels,
}

/** A draft as it is typed. What only the database and the calculator know is checked when it is saved. */
export const draftSchema = object({
  place: trimmedField().required(messages.required),
  hypothesis: messageField(0, maxHypothesisLength).required(messages.required),
  owner: idText().required(messages.required),
  variation1: wordField().required(messages.required),
  share1: percentField().required(messages.required),
  variation2: wordField().required(messages.required),
  share2: percentField().required(messages.required),
  variation3: wordField().default(''),
  share3: percentField().default(''),
  variation4: wordField().default(''),
  share4: percentField().default(''),
  goal: string()
    .oneOf([...goalKeys], messages.digits)
    .required(messages.required),
  guardrail1: guardrailField(),
  limit1: limitField(),
  guardrail2: guardrailField(),
  limit2: limitField(),
  guardrail3: guardrailField(),
  limit3: limitField(),
  traffic: percentField().required(messages.required),
  group: idText().default(''),
  groupShare: percentField().default(''),
  rate: shareField(0.01, 99, '2,5').default(''),
  lift: shareField(1, 500, '10').required(messages.required),
  perDay: trimmedField()
    .matches(/^[1-9]\d{0,7}$/, { message: 'Un numero intero, per esempio 1500', excludeEmptyString: true })
    .default(''),
  ...texts,
  ...windowShape,
  ...scheduleShape,
  ...ticks,
}).test(function (form, { createError }) {
  const fault = faultOf(form)
  return fault === undefined || createError({ path: fault.field, message: fault.text })
})

export type DraftForm = InferType<typeof draftSchema>

/** What no field shows by itself. */
function faultOf(form: Record<string, unknown>): { field: string; text: string } | undefined {
  const textOf = (field: string) => (typeof form[field] === 'string' ? form[field] : '')
  for (const place of variationPlaces) {
    const [key, share] = [textOf(`variation${place}`), textOf(`share${place}`)]
    if (key !== '' && share === '') return { field: `share${place}`, text: messages.required }
    if (key === '' && share !== '') return { field: `variation${place}`, text: messages.required }
    const earlier = variationPlaces.filter((other) => other < place).map((other) => textOf(`variation${other}`))
    if (key !== '' && earlier.includes(key)) return { field: `variation${place}`, text: 'Ogni variante ha un nome suo' }
  }
  for (const place of guardrailPlaces) {
    const [goal, limit] = [textOf(`guardrail${place}`), textOf(`limit${place}`)]
    if (goal !== '' && limit === '') return { field: `limit${place}`, text: messages.required }
    if (goal === '' && limit !== '')
      return { field: `guardrail${place}`, text: 'Scegli che cosa non deve peggiorare, o togli la percentuale' }
    const taken = [textOf('goal'), ...guardrailPlaces.filter((other) => other < place).map((other) => textOf(`guardrail${other}`))]
    if (goal !== '' && taken.includes(goal)) return { field: `guardrail${place}`, text: 'È già l’obiettivo principale, o c’è già qui' }
  }
  const misplaced = placeFault(textOf)
  if (misplaced) return misplaced
  const sum = variationPlaces.reduce((total, place) => total + Number(textOf(`share${place}`) || 0), 0)
  if (sum !== 100 && Number.isFinite(sum)) return { field: 'share1', text: `Le quote insieme fanno 100, non ${sum}` }
  if (textOf('group') !== '' && textOf('groupShare') === '') return { field: 'groupShare', text: messages.required }
  if (textOf('group') === '' && textOf('groupShare') !== '') return { field: 'group', text: 'Scegli il gruppo, o togli la quota' }
  const [rate, lift] = [numberOf(textOf('rate')), numberOf(textOf('lift'))]
  if (rate !== undefined && lift !== undefined && rate * (1 + lift / 100) >= 100)
    return { field: 'lift', text: 'Con questo effetto il tasso supererebbe il 100%' }
  return scheduleFault(textOf)
}

/** What was typed, as the experiment has it. */
export function readDraft(form: DraftForm): ExperimentDraft {
  const textOf = (field: string) => String(Reflect.get(form, field) ?? '')
  const guardrails = guardrailPlaces
    .map((place) => ({ key: textOf(`guardrail${place}`), limit: (numberOf(textOf(`limit${place}`)) ?? 0) / 100 }))
    .filter(({ key }) => key !== '')
  const places = guardrailPlaces.map((place) => ({ key: textOf(`guardrail${place}`) }))
  const isOther = (goal: string) => goal !== form.goal && guardrails.every(({ key }) => key !== goal)
  const goals = [form.goal, ...goalKeys.filter((goal) => isOther(goal) && textOf(secondaryField(goal)) === 'true')]
  return {
    place: form.place,
    hypothesis: form.hypothesis,
    ownerId: Number(form.owner),
    variations: typedVariations(textOf).map(({ number, ...variation }) => ({ ...variation, percent: Number(textOf(`share${number}`)) })),
    audience: audienceOf((attribute, value) => textOf(audienceField(attribute, value)) === 'true'),
    goals,
    guardrails,
    windows: readWindows({ goals, guardrails: places }, textOf),
    schedule: readSchedule(textOf),
    traffic: Number(form.traffic),
    group: form.group === '' ? null : { id: Number(form.group), percent: Number(form.groupShare) },
    plan: {
      rate: form.rate === '' ? null : (numberOf(form.rate) ?? 0) / 100,
      lift: (numberOf(form.lift) ?? 0) / 100,
      visitorsADay: form.perDay === '' ? null : Number(form.perDay),
    },
  }
}

/** An experiment as its form shows it. */
export function formOf({
  place,
  hypothesis,
  owner,
  variations,
  audience,
  goals,
  guardrails,
  windows,
  schedule,
  traffic,
  group,
  plan,
}: OwnExperiment): Record<string, string> {
  return {
    place,
    hypothesis,
    owner: owner === null ? '' : String(owner.id),
    ...Object.fromEntries(
      variations.flatMap((variation, index): [string, string][] => [
        [`variation${index + 1}`, variation.key],
        [`share${index + 1}`, String(variation.percent)],
        ...Object.keys(findPlace(place)?.slots ?? {}).map((slot, at): [string, string] => [
          textField(index + 1, at + 1),
          variation.texts?.[slot] ?? '',
        ]),
      ]),
    ),
    goal: goals[0] ?? '',
    ...Object.fromEntries(goals.slice(1).map((goal) => [secondaryField(goal), 'true'])),
    ...Object.fromEntries(
      Object.entries(audience).flatMap(([attribute, values]) => values.map((value) => [audienceField(attribute, value), 'true'])),
    ),
    ...Object.fromEntries(
      guardrails.flatMap(({ key: goal, limit }, place) => [
        [`guardrail${place + 1}`, goal],
        [`limit${place + 1}`, percentText(limit)],
      ]),
    ),
    traffic: String(traffic),
    group: group === null ? '' : String(group.id),
    groupShare: group === null ? '' : String(group.percent),
    rate: percentText(plan.rate),
    lift: percentText(plan.lift),
    perDay: String(plan.visitorsADay),
    ...windowForm({ goals, guardrails }, windows),
    ...scheduleForm(schedule),
  }
}

function audienceOf(isTicked: (attribute: string, value: string) => boolean): ExperimentDraft['audience'] {
  const audience: ExperimentDraft['audience'] = {}
  for (const { attribute, value } of audienceChoices)
    if (isTicked(attribute, value)) audience[attribute] = [...(audience[attribute] ?? []), value]
  return audience
}

function withoutUnit(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s*%$/, '') : value
}

function numberOf(text: string): number | undefined {
  return /^\d{1,4}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

function percentText(share: number): string {
  return String(Number((share * 100).toFixed(4))).replace('.', ',')
}
