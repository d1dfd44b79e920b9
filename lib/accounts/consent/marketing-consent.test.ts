import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { consentTexts, consentTextVersion, readMarketingChoice, registrationTexts, registrationTextVersion } from './marketing-consent'
import { consentTextSchema, marketingConsentSchema } from './marketing-consent-schema'

const none = { firstPartyMarketing: false, thirdPartyMarketing: false, privacyConsentSource: 'SETTINGS' }

test.each([
  {
    sent: { firstPartyMarketing: true, thirdPartyMarketing: false, privacyConsentSource: 'FACEBOOK_MODAL' },
    read: { ...none, firstPartyMarketing: true, privacyConsentSource: 'FACEBOOK_MODAL' },
    why: 'JSON',
  },
  {
    sent: { firstPartyMarketing: 'true', thirdPartyMarketing: 'false', privacyConsentSource: 'SETTINGS' },
    read: { ...none, firstPartyMarketing: true },
    why: 'a form',
  },
  { sent: { _csrf: 'x', privacyConsentSource: 'SETTINGS' }, read: none, why: 'a form with both boxes empty sends neither' },
  {
    sent: { thirdPartyMarketing: true },
    read: { ...none, thirdPartyMarketing: true },
    why: 'both default to no, the source to SETTINGS',
  },
])('an answer is read: $why', async ({ sent, read }) => {
  expect(await marketingConsentSchema.validate(sent, { abortEarly: false, stripUnknown: true })).toEqual(read)
})

test.each([
  { sent: {}, faulty: '', why: 'nothing' },
  { sent: { _csrf: 'x', altro: 'true' }, faulty: '', why: 'nothing of ours' },
  ...['on', '1', 1, 0, 'TRUE', 'yes', '', null, ['true', 'false'], {}].map((odd) => ({
    sent: { firstPartyMarketing: odd, thirdPartyMarketing: true },
    faulty: 'firstPartyMarketing',
    why: `${JSON.stringify(odd)} is neither yes nor no`,
  })),
  ...['', 'settings', 'NEWSLETTER', 7, null, ['SETTINGS']].map((odd) => ({
    sent: { firstPartyMarketing: true, privacyConsentSource: odd },
    faulty: 'privacyConsentSource',
    why: `${JSON.stringify(odd)} is no source we have`,
  })),
])('an answer is refused: $why', async ({ sent, faulty }) => {
  const error: unknown = await marketingConsentSchema
    .validate(sent, { abortEarly: false, stripUnknown: true })
    .catch((refusal: unknown) => refusal)
  if (!(error instanceof ValidationError)) throw new Error('it was accepted')
  expect([...new Set(error.inner.map(({ path }) => path ?? ''))]).toEqual([faulty])
})

test.each([
  { answer: { firstPartyMarketing: true, thirdPartyMarketing: false }, read: { firstPartyMarketing: true, thirdPartyMarketing: false } },
  { answer: { firstPartyMarketing: 'true', thirdPartyMarketing: 1 }, read: { firstPartyMarketing: false, thirdPartyMarketing: false } },
  { answer: undefined, read: { firstPartyMarketing: false, thirdPartyMarketing: false } },
])('the consents are read from $answer: anything but a clear yes is no', ({ answer, read }) => {
  expect(readMarketingChoice(answer)).toEqual(read)
})

test('changed consent texts have a new version, so that a row says what was agreed to', () => {
  const hashOf = (texts: object) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
  expect({ [consentTextVersion]: hashOf(consentTexts), [registrationTextVersion]: hashOf(registrationTexts) }).toEqual({
    '1': '4b296475e2d4',
    'registrazione-1': 'b13dd7bb757f',
  })
})

test('the version of the texts is the first where none is sent, and an unknown one is refused', async () => {
  expect([await consentTextSchema.validate({}), await consentTextSchema.validate({ testi: '1' })]).toEqual([{ testi: '1' }, { testi: '1' }])
  for (const testi of ['', '0', '99', ['1']]) await expect(consentTextSchema.validate({ testi })).rejects.toThrow(ValidationError)
})
