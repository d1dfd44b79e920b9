import { expect, test } from 'vitest'
import { emailField, personNameField, phoneField } from './fields'

test.each([
  ['\u202a+39 333 1234567\u202c', '+39 333 1234567'],
  ['333\u00a01234567', '333 1234567'],
  ['333\u200b1234567', '3331234567'],
])('the telephone «%s» with invisible characters is %s', async (typed, phone) => {
  expect(await phoneField().validate(typed)).toBe(phone)
})

test.each(['((((((((', '[[[[ ]]]]', '+(((((((1', 'chiamami!'])('«%s» is no telephone', async (typed) => {
  await expect(phoneField().validate(typed)).rejects.toThrow('Telefono non valido')
})

test.each([
  ['anna@caffè.it', 'anna@xn--caff-8oa.it'],
  ['anna@xn--caff-8oa.it', 'anna@xn--caff-8oa.it'],
  ['\u202aanna@example.it\u202c', 'anna@example.it'],
  ['anna@example.it\u200b', 'anna@example.it'],
  ['anna@CAFFÈ.it', 'anna@xn--caff-8oa.it'],
])('the e-mail «%s» is %s', async (typed, email) => {
  expect(await emailField().validate(typed)).toBe(email)
})

test.each(['anna@ex ample.it', 'è@example.it', 'anna@', '@caffè.it', 'anna@caffè', 'anna@b@caffè.it', 'anna@caffè.it/x'])(
  '«%s» is no e-mail',
  async (typed) => {
    await expect(emailField().validate(typed)).rejects.toThrow('E-mail non valida')
  },
)

test('an e-mail address with look-alike letters is a different address', async () => {
  expect(await emailField().validate('anna@\u0435xample.it')).not.toBe('anna@example.it')
})

test('a name contains no invisible characters', async () => {
  expect(await personNameField().validate('An\u200bna \u202aRossi\u202c')).toBe('Anna Rossi')
  expect(await personNameField().validate('Anna 👩\u200d🔧')).toBe('Anna 👩\u200d🔧')
})
