import { expect, test } from 'vitest'
import { asks, withoutQuestion, withQuestion } from './message-questions'

test('a question goes before the thanks of a message, once, and out again', () => {
  const message = 'Buongiorno, è ancora disponibile? Grazie'
  const asking = withQuestion(withQuestion(message, 'C’è la garanzia?'), 'Ha avuto incidenti?')
  expect(asking).toBe('Buongiorno, è ancora disponibile? C’è la garanzia? Ha avuto incidenti? Grazie')
  expect(withQuestion(asking, 'C’è la garanzia?')).toBe(asking)
  expect(asks(asking, 'C’è la garanzia?')).toBe(true)
  expect(withoutQuestion(withoutQuestion(asking, 'C’è la garanzia?'), 'Ha avuto incidenti?')).toBe(message)
})

test('a question joins what somebody has typed, or stands alone', () => {
  expect(withQuestion('Passo sabato', 'Posso provarla?')).toBe('Passo sabato Posso provarla?')
  expect(withQuestion('', 'Posso provarla?')).toBe('Posso provarla?')
  expect(withoutQuestion('Posso provarla?', 'Posso provarla?')).toBe('')
})
