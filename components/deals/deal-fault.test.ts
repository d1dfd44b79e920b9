import { expect, test } from 'vitest'
import { dealFault, typedIn } from './deal-fault'

const refused = {
  form: '/deals/1',
  isDone: false,
  message: 'Non si può.',
  errors: {},
  values: { azione: 'visita-chiedi', giorno: '2026-12-01' },
}

test('what was typed comes back when a press is refused, whether a field is wrong or nothing of it', () => {
  expect(typedIn(dealFault(refused, '/deals/1'), 'visita-chiedi')).toMatchObject({ giorno: '2026-12-01' })
  const faulty = dealFault({ ...refused, message: '', errors: { giorno: 'Scegli un giorno' } }, '/deals/1')
  expect([faulty?.text, faulty?.errors['giorno']]).toEqual(['Scegli un giorno', 'Scegli un giorno'])
})

test('what was typed in one form stands in no other one, nor on another page', () => {
  expect(typedIn(dealFault(refused, '/deals/1'), 'proponi')).toEqual({})
  expect(dealFault(refused, '/deals/2')).toBeUndefined()
  expect(dealFault({ ...refused, isDone: true }, '/deals/1')).toBeUndefined()
  expect(dealFault({ ...refused, values: { importo: 'x' } }, '/deals/1', 'proponi')?.azione).toBe('proponi')
})
