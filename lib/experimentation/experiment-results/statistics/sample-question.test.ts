import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { planSample } from './plan-sample'
import { answerSampleQuestion, type SampleQuestion } from './sample-question'

const variations = [
  { id: '1', key: 'lista', share: 0.5 },
  { id: '2', key: 'griglia', share: 0.5 },
]
const results = {
  visitors: variations.map(({ id }) => ({ day: '2026-03-01', phase: '', variationId: id, visitors: 1_000 })),
  converted: [{ day: '2026-03-01', phase: '', variationId: '1', key: 'contact', visitors: 123 }],
  mixed: 0,
  worth: [],
  earlier: [],
}
const judgement = analyseResults(results, variations, ['contact', 'phone'])
const answerTo = (question: Partial<SampleQuestion>, change = {}) =>
  answerSampleQuestion({ rate: null, lift: null, ...question }, { judgement, variations, goals: 2, days: 4, ...change })

test('a sample plan names the visitors in all, in each variation, and the days at the pace so far', () => {
  const visitors = planSample({ rate: 0.1, lift: 0.2, shares: [0.5, 0.5], goals: 2, isPlanned: false }) ?? NaN
  expect(answerTo({ rate: '10', lift: '20 %' })).toEqual({
    rate: { text: '10' },
    lift: { text: '20 %' },
    plan: {
      visitors,
      byVariation: [
        { key: 'lista', visitors: Math.ceil(visitors / 2) },
        { key: 'griglia', visitors: Math.ceil(visitors / 2) },
      ],
      days: Math.ceil(visitors / 500),
    },
  })
})

test('the calculator starts with the current rate of the control, and a tenth more', () => {
  const { rate, lift, plan } = answerTo({})
  expect([rate.text, lift.text]).toEqual(['12,3', '10'])
  expect(plan?.visitors).toBe(planSample({ rate: 0.123, lift: 0.1, shares: [0.5, 0.5], goals: 2, isPlanned: false }))
})

test('the calculator waits for a rate without conversions, and names no days without visitors', () => {
  const nobody = analyseResults({ visitors: [], converted: [], mixed: 0, worth: [], earlier: [] }, variations, ['contact'])
  expect(answerTo({}, { judgement: nobody, days: 0 })).toEqual({ rate: { text: '' }, lift: { text: '10' }, plan: null })
  expect(answerTo({ rate: '2,5' }, { judgement: nobody, days: 0 }).plan).toMatchObject({ days: null })
})

test('an experiment with one variation is out of reach', () => {
  expect(answerTo({ rate: '10' }, { variations: variations.slice(0, 1) }).plan).toEqual({ visitors: null, byVariation: [], days: null })
})

test.each([
  { question: { rate: 'dieci' }, field: 'rate', error: 'Il tasso è un numero in percentuale, per esempio 10 o 2,5.' },
  { question: { rate: '-3' }, field: 'rate', error: 'Il tasso è un numero in percentuale, per esempio 10 o 2,5.' },
  { question: { rate: '0' }, field: 'rate', error: 'Il tasso va da 0,01 a 99.' },
  { question: { lift: '0,5' }, field: 'lift', error: 'L’effetto va da 1 a 500.' },
  { question: { lift: '1e9' }, field: 'lift', error: 'L’effetto è un numero in percentuale, per esempio 10 o 2,5.' },
  {
    question: { rate: '60', lift: '100' },
    field: 'lift',
    error: 'Con questo effetto il tasso supererebbe il 100%: scegline uno più piccolo.',
  },
] as const)('a number that cannot be read gets an error and stays as typed: $question', ({ question, field, error }) => {
  const answer = answerTo(question)
  expect(answer[field].error).toBe(error)
  expect(answer[field].text).toBe(Object.values(question).at(-1))
  expect(answer.plan).toBeNull()
})
