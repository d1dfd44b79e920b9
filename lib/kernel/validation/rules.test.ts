import { expect, test } from 'vitest'
import { object, ValidationError } from 'yup'
import {
  digitsField,
  emailField,
  lettersField,
  maxLengthField,
  minLengthField,
  newPasswordField,
  passwordField,
  personNameField,
  phoneField,
  vatNumberField,
  wordsField,
} from './fields'
import { messages } from './rules'
import { cpuMilliseconds } from './test-cpu-time'

const fields = {
  email: emailField(),
  vat: vatNumberField(),
  phone: phoneField(),
  digits: digitsField(),
  letters: lettersField(),
  words: wordsField(),
  min: minLengthField(),
  min8: minLengthField(8),
  max: maxLengthField(5),
  password: newPasswordField(),
  typed: passwordField(),
  name: personNameField(),
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
  {
    field: 'email',
    message: 'E-mail non valida',
    good: [
      'a@b.it',
      'Anna.Bianchi+auto@mail.esempio.co.uk',
      "o'neil@esempio.it",
      'a@xn--caff-dma.it',
      ' anna@esempio.it ',
      'ａｎｎａ@esempio.it',
    ],
    bad: [
      'anna',
      'anna@',
      '@esempio.it',
      'anna@esempio',
      'anna@@esempio.it',
      'anna bianchi@esempio.it',
      '.anna@esempio.it',
      'anna.@esempio.it',
      'an..na@esempio.it',
      'anna@-esempio.it',
      'anna@esempio..it',
      'anna@esempio.i',
      'anna@[127.0.0.1]',
      'anna@esempio.it, bruno@esempio.it',
      'anna@esempio.it\r\nBcc: x@y.it',
      '<anna@esempio.it>',
      'mıke@esempio.it',
      'аnna@esempio.it',
      `${'a'.repeat(65)}@esempio.it`,
      `a@${'b'.repeat(250)}.it`,
    ],
  },
  {
    field: 'vat',
    message: 'Partita IVA non valida',
    good: ['12345678901', '00000000000', ' 12345678901 ', '１２３４５６７８９０１'],
    bad: [
      '1',
      '1234567890',
      '123456789012',
      'IT12345678901',
      '1234567890a',
      '１2345678901x',
      '123 456 789 01',
      '12345678901\n1',
      '-1234567890',
      '1234567890.',
    ],
  },
  {
    field: 'phone',
    message: 'Telefono non valido',
    good: ['12345678', '+1234567', '+39 (02) 1234567', '(06)12345', '(06)123456', '[02]1234567', '+[39] (333) 1234567', '0'.repeat(300)],
    bad: [
      '1',
      '1234567',
      '+123456',
      '+391234',
      '39+12345678',
      '++39123456',
      '0039-1234567',
      '0039/1234567',
      '02.1234567',
      'telefono1234',
      '12345678x',
      '{02}1234567',
      '٠١٢٣٤٥٦٧',
    ],
  },
  {
    field: 'digits',
    message: 'Valore non valido',
    good: ['0', '0123456789', '9'.repeat(1_000)],
    bad: ['1.0', '1,0', '-1', '+1', '1 2', ' 1', '1e3', '0x1', '٣', '²', 'uno', ' '],
  },
  {
    field: 'letters',
    message: "Deve contenere solo lettere dell'alfabeto",
    good: ['a', 'abc', 'Forlì Cesena', 'È', 'àèéìíòóùú ÀÈÉÌÍÒÓÙÚ', 'äëïöü âêîôû', 'Forli\u0300', ' '],
    bad: ['abc1', 'a-b', "D'Amico", 'D’Amico', 'a.b', 'a_b', 'ç', 'ñ', 'ß', 'а', 'a\tb', 'a\nb', '🚗'],
  },
  {
    field: 'words',
    message: 'Lunghezza minima 3 parole',
    good: ['uno due tre', ' a  b  c ', 'a\tb\nc', 'a b c d', '1 2 3'],
    bad: ['uno due', 'uno', 'uno,due,tre', ' uno due ', '   '],
  },
  {
    field: 'min',
    message: 'Lunghezza minima 6 caratteri',
    good: ['123456', '1234567', '🚗🚗🚗🚗🚗🚗', '      '],
    bad: ['1', '12345', '🚗🚗🚗🚗🚗'],
  },
  { field: 'min8', message: 'Lunghezza minima 8 caratteri', good: ['12345678'], bad: ['1234567'] },
  { field: 'max', message: 'Inserire un testo più corto', good: ['1', '12345', '🚗🚗🚗🚗🚗'], bad: ['123456', '🚗🚗🚗🚗🚗🚗', '      '] },
  {
    field: 'password',
    message: messages.password,
    good: ['Abcdef1!', 'Abcdefghijklmnopqr1!', 'Èèèèèè1€', 'A1!aaaaa'],
    bad: ['Abcde1!', 'Abcdefghijklmnopqrs1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcd ef1!', 'Abcdef1!\t', 'Abcdef1!\u00a0'],
  },
  {
    field: 'name',
    message: 'Valore non valido',
    good: ['Anna', 'Màrio d’Àvila', '👩‍🔧 Sara', '李'],
    bad: ['Anna\r\nBcc: x@y.it', 'A\u0000b', 'A\u2028b'],
  },
]

for (const { field, good, bad, message } of cases) {
  test.each(good)(`${field} accepts %j`, (value) => expect(faultOf(field, value)).toBe(''))
  test.each(bad)(`${field} refuses %j`, (value) => expect(faultOf(field, value)).toBe(message))
}

const names = Object.keys(fields).filter((name): name is Field => name in fields)

test.each(names)('an empty value passes %s: only «required» demands a value', (field) => {
  for (const empty of ['', undefined, null]) expect(faultOf(field, empty), String(empty)).toBe('')
})

test.each(names)('«required» demands a value of %s, whatever else holds', async (field) => {
  const required = fields[field].required(messages.required)
  for (const empty of ['', undefined, null]) {
    const refusal: unknown = await required.validate(empty, { abortEarly: false }).catch((error: unknown) => error)
    expect(refusal instanceof ValidationError && refusal.errors, String(empty)).toEqual(['Campo obbligatorio'])
  }
})

test.each(['email', 'vat', 'phone', 'name'] as const)('blanks alone are an empty value for %s', (field) => {
  for (const blank of [' ', '   ', '\u00a0', '\t']) {
    expect(faultOf(field, blank), JSON.stringify(blank)).toBe('')
    expect(fields[field].required().isValidSync(blank), JSON.stringify(blank)).toBe(false)
  }
})

test.each(names)('a text that no database can store is refused by %s', (field) => {
  expect(faultOf(field, 'Abc1!\0defg')).not.toBe('')
})

test.each([[['a@b.it']], [{ $ne: 'x' }]])('a list or an object is no text: %j', (value) => {
  for (const field of names) expect(faultOf(field, value), field).not.toBe('')
})

test("the messages are the specification's", () => {
  expect(messages).toMatchObject({
    email: 'E-mail non valida',
    vatNumber: 'Partita IVA non valida',
    phone: 'Telefono non valido',
    maxLength: 'Inserire un testo più corto',
    required: 'Campo obbligatorio',
    digits: 'Valore non valido',
    letters: "Deve contenere solo lettere dell'alfabeto",
  })
  expect(messages.password).toBe(
    'Usa tra 8 e 20 caratteri, includendo almeno una lettera maiuscola, una lettera minuscola, un numero e un carattere speciale. Gli spazi non sono permessi.',
  )
})

test.each(['a'.repeat(50_000), `${'a.'.repeat(20_000)}@`, `a@${'a-'.repeat(20_000)}`, `${' '.repeat(50_000)}x`])(
  'a very long text is judged at once',
  async (text) => {
    const values = Object.fromEntries(Object.keys(fields).map((name) => [name, text]))
    expect(await cpuMilliseconds(() => object(fields).isValidSync(values))).toBeLessThan(500)
  },
)
