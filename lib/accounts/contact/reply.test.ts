import { expect, test } from 'vitest'
import { answerSchema, replySchema } from './reply-schema'

const good = { name: 'Francesca', email: 'francesca@posta.example', message: 'È ancora disponibile?' }
const faultsOf = async (given: object) => {
  const fault: unknown = await replySchema.validate({ ...good, ...given }, { abortEarly: false }).catch((error: unknown) => error)
  return fault instanceof Error && 'errors' in fault ? fault.errors : []
}

test.each([
  { given: { message: '123456789' }, fault: 'Lunghezza minima 10 caratteri', why: 'one character short of ten' },
  { given: { message: `   ${'1'.repeat(9)}  \n ` }, fault: 'Lunghezza minima 10 caratteri', why: 'blanks around do not count' },
  { given: { message: 'x'.repeat(2_001) }, fault: 'Inserire un testo più corto', why: 'one character more than 2000' },
  { given: { message: '' }, fault: 'Campo obbligatorio', why: 'no message' },
  { given: { name: ' ' }, fault: 'Campo obbligatorio', why: 'no name' },
  { given: { name: 'x'.repeat(61) }, fault: 'Inserire un testo più corto', why: 'a name of 61 characters' },
  { given: { name: 'Anna\nBcc: x@y.it' }, fault: 'Valore non valido', why: 'a name of two lines' },
  { given: { email: 'francesca' }, fault: 'E-mail non valida', why: 'no address' },
  { given: { email: 'a@b.it, c@d.it' }, fault: 'E-mail non valida', why: 'two addresses' },
  { given: { phone: '1234567' }, fault: 'Telefono non valido', why: 'seven digits' },
  { given: { phone: '333 abc 1234' }, fault: 'Telefono non valido', why: 'letters' },
])('a reply is refused: $why', async ({ given, fault }) => {
  expect(await faultsOf(given)).toContain(fault)
})

test.each([{ message: '1234567890' }, { message: '😀'.repeat(2_000) }, { phone: '' }, { phone: '+39 (02) 1234' }])(
  'a reply is accepted: %j',
  async (given) => {
    expect(await faultsOf(given)).toEqual([])
  },
)

test('lines stay lines; control characters, turned letters and runs of empty lines go', async () => {
  const { message } = await replySchema.validate({ ...good, message: ' Ciao,\r\n\r\n\r\n\r\nè\u202e libera?\u0007\rGrazie\u2028bene\t ' })
  expect(message).toBe('Ciao,\n\nè libera?\nGrazie\nbene')
})

test('an answer may be as short as «Sì»', async () => {
  await expect(answerSchema.validate({ codice: 'x', message: 'Sì' })).resolves.toMatchObject({ message: 'Sì' })
  await expect(answerSchema.validate({ codice: 'x', message: 'a' })).rejects.toThrow('Lunghezza minima 2 caratteri')
})
