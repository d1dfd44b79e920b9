import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { failedOutcome, outcomeCookie, readOutcome } from '@/lib/server/http/form-outcome.server'
import { audienceField, draftLabels, draftSchema, formOf, maxHypothesisLength, readDraft, secondaryField } from './draft-form'
import { configOf, draftForm, fileOf, ownExperiment } from './test-own-experiment'

async function faultsOf(form: Record<string, unknown>): Promise<Record<string, string>> {
  const outcome: unknown = await draftSchema.validate(form, { abortEarly: false }).catch((error: unknown) => error)
  if (!(outcome instanceof ValidationError)) return {}
  return Object.fromEntries(outcome.inner.map(({ path, message }) => [path ?? '', message]))
}

test('a draft is read as it was typed: blanks, units and commas', async () => {
  const form = await draftSchema.validate(
    draftForm({
      place: ' contact_wording ',
      share1: '40 %',
      share2: '60%',
      rate: '2,5',
      lift: '10 %',
      [secondaryField('search')]: 'true',
      [secondaryField('contact_sent')]: 'true',
      [secondaryField('ad_view')]: 'true',
      guardrail2: 'ad_view',
      limit2: '2,5 %',
      [audienceField('device', 'mobile')]: 'true',
    }),
  )
  expect(readDraft(form)).toEqual({
    place: 'contact_wording',
    hypothesis: 'Chi legge «Chiedi informazioni» scrive più spesso.',
    ownerId: 1,
    variations: [
      { key: 'contatta', percent: 40 },
      { key: 'chiedi', percent: 60 },
    ],
    audience: { device: ['mobile'] },
    goals: ['contact_sent', 'search'],
    guardrails: [{ key: 'ad_view', limit: 0.025 }],
    windows: [],
    schedule: { startAt: null, stopAt: null },
    traffic: 100,
    group: null,
    plan: { rate: 0.025, lift: 0.1, visitorsADay: 1_000 },
  })
})

test('a saved draft fills the fields of its form', async () => {
  const experiment = ownExperiment({
    audience: { device: ['tablet'] },
    goals: ['search', 'ad_view'],
    guardrails: [{ key: 'login', limit: 0.05 }],
    group: { id: 3, name: 'Elenco', percent: 20 },
  })
  expect(readDraft(await draftSchema.validate({ ...draftForm(), ...formOf(experiment) }))).toMatchObject({
    ownerId: 1,
    place: 'contact_wording',
    goals: ['search', 'ad_view'],
    guardrails: [{ key: 'login', limit: 0.05 }],
    audience: { device: ['tablet'] },
    group: { id: 3, percent: 20 },
    plan: experiment.plan,
  })
})

test.each([
  { wrong: { guardrail1: 'login' }, field: 'limit1', text: /obbligatori/ },
  { wrong: { limit3: '5' }, field: 'guardrail3', text: /^Scegli che cosa/ },
  { wrong: { guardrail1: 'contact_sent', limit1: '5' }, field: 'guardrail1', text: /^È già l’obiettivo/ },
  { wrong: { guardrail1: 'login', limit1: '5', guardrail2: 'login', limit2: '3' }, field: 'guardrail2', text: /^È già l’obiettivo/ },
  { wrong: { guardrail1: 'login', limit1: '51' }, field: 'limit1', text: /^Una percentuale da 0,1 a 50/ },
  { wrong: { place: 'nessuno' }, field: 'place', text: 'Nessuna pagina ha questo posto: scegline uno dell’elenco' },
  { wrong: { place: '__proto__' }, field: 'place', text: /^Nessuna pagina/ },
  { wrong: { variation1: 'scrivi' }, field: 'variation1', text: 'In questo posto il controllo è «contatta»' },
  {
    wrong: { variation2: 'scrivii' },
    field: 'variation2',
    text: 'In questo posto non c’è la variante «scrivii»: scegli fra scrivi, chiedi, o scrivi i suoi testi',
  },
  {
    wrong: { place: 'home_sections', variation1: 'ribassi', variation2: 'scrivi' },
    field: 'variation2',
    text: 'In questo posto non c’è la variante «scrivi»: scegli fra valutazione',
  },
  { wrong: { 'text2-1': 'Scrivici', 'text2-2': 'Scrivi' }, field: 'variation2', text: /^«chiedi» è una variante pronta/ },
  { wrong: { variation2: 'nuova', 'text2-1': 'Scrivici' }, field: 'text2-2', text: 'Scrivi questo testo' },
  {
    wrong: { variation2: 'nuova', 'text2-1': 'Scrivi subito a chi vende questa', 'text2-2': 'a' },
    field: 'text2-1',
    text: 'Al massimo 26 caratteri, ora 32',
  },
  {
    wrong: { variation2: 'nuova', 'text2-1': '<b>Sì</b>', 'text2-2': 'a' },
    field: 'text2-1',
    text: 'Solo testo, su una riga: niente < e >',
  },
  { wrong: { 'text3-1': 'Scrivici' }, field: 'variation3', text: 'Campo obbligatorio' },
  {
    wrong: { place: 'srp_layout', variation1: 'lista', variation2: 'nuova', 'text2-1': 'Scrivici' },
    field: 'variation2',
    text: /^In questo posto non si scrivono testi/,
  },
  { wrong: { hypothesis: 'x'.repeat(maxHypothesisLength + 1) }, field: 'hypothesis', text: /più corto/ },
  { wrong: { share1: '49' }, field: 'share1', text: 'Le quote insieme fanno 100, non 99' },
  { wrong: { share1: '50,5' }, field: 'share1', text: 'Un numero intero da 1 a 100' },
  { wrong: { share1: '100', share2: '0' }, field: 'share2', text: 'Un numero intero da 1 a 100' },
  { wrong: { variation2: 'contatta' }, field: 'variation2', text: 'Ogni variante ha un nome suo' },
  { wrong: { variation3: 'scrivi' }, field: 'share3', text: 'Campo obbligatorio' },
  { wrong: { share3: '10', share1: '40' }, field: 'variation3', text: 'Campo obbligatorio' },
  { wrong: { goal: 'nessuno' }, field: 'goal', text: 'Valore non valido' },
  { wrong: { traffic: '101' }, field: 'traffic', text: 'Un numero intero da 1 a 100' },
  { wrong: { group: '3' }, field: 'groupShare', text: 'Campo obbligatorio' },
  { wrong: { groupShare: '3' }, field: 'group', text: 'Scegli il gruppo, o togli la quota' },
  { wrong: { rate: '0' }, field: 'rate', text: 'Una percentuale da 0,01 a 99, per esempio 2,5' },
  { wrong: { rate: '90', lift: '20' }, field: 'lift', text: 'Con questo effetto il tasso supererebbe il 100%' },
  { wrong: { perDay: '0' }, field: 'perDay', text: 'Un numero intero, per esempio 1500' },
  { wrong: { perDay: 'tanti' }, field: 'perDay', text: 'Un numero intero, per esempio 1500' },
])('a fault of a draft is reported at its field: $field, $wrong', async ({ wrong, field, text }) => {
  const faults = await faultsOf(draftForm(wrong))
  expect(faults[field]).toMatch(text)
  expect(Object.keys(faults)).toEqual([field])
})

test('what marketing writes travels with its variation, and fills the fields again', async () => {
  const written = { variation2: 'nuova', 'text2-1': ' Scrivici adesso ', 'text2-2': 'Scrivici' }
  const draft = readDraft(await draftSchema.validate(draftForm(written)))
  expect(draft.variations).toEqual([
    { key: 'contatta', percent: 50 },
    { key: 'nuova', percent: 50, texts: { long: 'Scrivici adesso', short: 'Scrivici' } },
  ])
  const { variations } = draft
  expect(formOf(ownExperiment({ variations }))).toMatchObject({ place: 'contact_wording', ...written, 'text2-1': 'Scrivici adesso' })
  const file = configOf(fileOf([ownExperiment({ key: 'contact_wording.2', variations })]))
  expect(file.experimentByKey.get('contact_wording.2')?.variations[1]).toEqual({ id: 'e7-2', key: 'nuova', texts: variations[1]?.texts })
})

test('an empty draft is refused field by field', async () => {
  expect(Object.keys(await faultsOf({}))).toEqual(
    expect.arrayContaining(['place', 'hypothesis', 'owner', 'variation1', 'share1', 'variation2', 'share2', 'goal', 'traffic', 'lift']),
  )
})

test('a refused draft comes back whole without JavaScript', () => {
  const longest = {
    hypothesis: 'è'.repeat(maxHypothesisLength),
    place: 'k'.repeat(64),
    owner: '123456789012345',
    group: '123456789012345',
    goal: 'dealer_registration',
  }
  const body = Object.fromEntries(
    Object.keys(draftLabels).map((name) => [
      name,
      Reflect.get(longest, name) ??
        (name.startsWith('variation')
          ? 'v'.repeat(64)
          : name.startsWith('text')
            ? `Testo scritto per ${name}, `.repeat(6).slice(0, 110)
            : /^(goal|audience)-/.test(name)
              ? 'true'
              : '100'),
    ]),
  )
  const errors = Object.keys(draftLabels)
    .slice(0, 6)
    .map((path) => new ValidationError('Ogni variante ha un nome suo', undefined, path))
  const outcome = failedOutcome(new ValidationError(errors), {
    form: '/api/v1/pages/private/experiment-drafts/123456',
    body,
    keep: Object.keys(draftLabels),
  })
  const cookie = outcomeCookie(outcome, 'http://localhost:3000')
  const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? []
  expect(readOutcome({ [name]: value }, 'http://localhost:3000')).toMatchObject({ values: body })
})
