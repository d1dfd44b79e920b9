import { expect, test } from 'vitest'
import { object } from 'yup'
import { digitsField, emailField, lettersField, maxLengthField, minLengthField, newPasswordField, personNameField, phoneField, vatNumberField, wordsField } from './fields'
import { messages } from './rules'

const fields = {
  email: emailField(), vat: vatNumberField(), phone: phoneField(), digits: digitsField(), letters: lettersField(), words: wordsField(),
  min: minLengthField(), max: maxLengthField(5), password: newPasswordField(), name: personNameField(),
}
type Field = keyof typeof fields

function faultOf(field: Field, value: unknown): string {
  try {
    fields[field].validateSync(value)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown'
  }
}

const cases: { field: Field; good: string[]; bad: string[]; message: string }[] = [
  { field: 'email', message: 'E-mail non valida', good: ['a@b.it', 'Anna.Bianchi+auto@mail.esempio.co.uk', "o'neil@esempio.it", 'a@xn--caff-dma.it', ' anna@esempio.it ', 'ａｎｎａ@esempio.it'],
    bad: ['anna', 'anna@', '@esempio.it', 'anna@esempio', 'anna@@esempio.it', 'anna bianchi@esempio.it', '.anna@esempio.it', 'anna.@esempio.it', 'an..na@esempio.it', 'anna@-esempio.it', 'anna@esempio..it', 'anna@esempio.i', 'anna@[127.0.0.1]', 'anna@esempio.it, bruno@esempio.it', 'anna@esempio.it\r\nBcc: x@y.it', '<anna@esempio.it>', 'mıke@esempio.it', 'аnna@esempio.it', `${'a'.repeat(65)}@esempio.it`, `a@${'b'.repeat(250)}.it`] },
  { field: 'vat', message: 'Partita IVA non valida', good: ['12345678901', '00000000000'], bad: ['1234567890', '123456789012', 'IT12345678901', '1234567890a', '１2345678901x'] },
  { field: 'phone', message: 'Telefono non valido', good: ['12345678', '+39 (02) 1234567', '(06)123456'], bad: ['1234567', '+391234', '39+12345678', '0039-1234567', 'telefono1234'] },
  { field: 'digits', message: 'Valore non valido', good: ['0', '0123456789'], bad: ['1.0', '-1', '1 2', '٣'] },
  { field: 'letters', message: "Deve contenere solo lettere dell'alfabeto", good: ['abc', 'Forlì Cesena', 'È'], bad: ['abc1', 'a-b', "D'Amico"] },
  { field: 'words', message: 'Lunghezza minima 3 parole', good: ['uno due tre', ' a  b  c '], bad: ['uno due', 'uno', '   '] },
  { field: 'min', message: 'Lunghezza minima 6 caratteri', good: ['123456', '🚗🚗🚗🚗🚗🚗'], bad: ['12345', '🚗🚗🚗🚗🚗'] },
  { field: 'max', message: 'Inserire un testo più corto', good: ['12345', '🚗🚗🚗🚗🚗'], bad: ['123456'] },
  { field: 'password', message: messages.password, good: ['Abcdef1!', 'Abcdefghijklmnopqr1!', 'Èèèèèè1€', 'A1!aaaaa'],
    bad: ['Abcde1!', 'Abcdefghijklmnopqrs1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcd ef1!', 'Abcdef1!\t', 'Abcdef1!\u00a0'] },
  { field: 'name', message: 'Valore non valido', good: ['Anna', 'Màrio d’Àvila', '👩‍🔧 Sara', '李'], bad: ['Anna\r\nBcc: x@y.it', 'A\u0000b', 'A\u202eb', 'A\u2028b'] },
]

for (const { field, good, bad, message } of cases) {
  test.each(good)(`${field} accepts %j`, (value) => expect(faultOf(field, value)).toBe(''))
  test.each(bad)(`${field} refuses %j`, (value) => expect(faultOf(field, value)).toBe(message))
}

test.each(Object.keys(fields).filter((name): name is Field => name in fields))('nothing passes %s: only «required» asks for a value', (field) => {
  expect(faultOf(field, '')).toBe('')
  expect(faultOf(field, undefined)).toBe('')
})

test.each([[['a@b.it']], [{ $ne: 'x' }]])('a list or an object is no text: %j', (value) => {
  for (const field of Object.keys(fields).filter((name): name is Field => name in fields)) expect(faultOf(field, value), field).not.toBe('')
})

test('the messages are the specification\'s', () => {
  expect(messages).toMatchObject({ required: 'Campo obbligatorio', minLength: 'Lunghezza minima 6 caratteri', minWords: 'Lunghezza minima 3 parole' })
  expect(messages.password).toBe('Usa tra 8 e 20 caratteri, includendo almeno una lettera maiuscola, una lettera minuscola, un numero e un carattere speciale. Gli spazi non sono permessi.')
})

test.each(['a'.repeat(50_000), `${'a.'.repeat(20_000)}@`, `a@${'a-'.repeat(20_000)}`, `${' '.repeat(50_000)}x`])('a very long text is judged at once', (text) => {
  const start = performance.now()
  object(fields).isValidSync(Object.fromEntries(Object.keys(fields).map((name) => [name, text])))
  expect(performance.now() - start).toBeLessThan(500)
})
