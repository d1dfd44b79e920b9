import { expect, test } from 'vitest'
import { companyBlanks, companyFacts } from './company'
import { isVatNumber, parseSettings, SettingsError } from './settings'

const given = {
  COMPANY_NAME: 'Esempio S.r.l.',
  COMPANY_ADDRESS: 'Via dell’Esempio 1, 20100 Milano (MI)',
  COMPANY_VAT_NUMBER: '12345678903',
  COMPANY_REGISTER: 'REA MI-1234567',
  COMPANY_CAPITAL: '10.000 € interamente versato',
  COMPANY_EMAIL: 'info@esempio.it',
  COMPANY_CERTIFIED_EMAIL: 'esempio@pec.esempio.it',
  COMPANY_PHONE: '+39 02 1234567',
}

test('company data that is set is shown, missing data stays a blank', () => {
  const facts = companyFacts(parseSettings({ ...given, COMPANY_PHONE: ' ' }))
  expect(facts.slice(0, 2)).toEqual([
    { label: 'Ragione sociale', value: 'Esempio S.r.l.', link: null },
    { label: 'Sede legale', value: 'Via dell’Esempio 1, 20100 Milano (MI)', link: null },
  ])
  expect(facts.at(-1)).toEqual({ label: 'Telefono', value: null, link: 'tel' })
  expect(companyBlanks(parseSettings({ ...given, COMPANY_PHONE: '' }))).toEqual(['COMPANY_PHONE'])
  expect(companyBlanks(parseSettings(given))).toEqual([])
})

test('a company without capital shows none', () => {
  const sole = parseSettings({ ...given, COMPANY_CAPITAL: 'none' })
  expect(companyFacts(sole).map(({ label }) => label)).not.toContain('Capitale sociale')
  expect(companyBlanks(sole)).toEqual([])
})

test.each([
  ['12345678903', true],
  ['00000000000', false],
  ['12345678901', false],
  ['1234567890', false],
  ['IT12345678903', false],
  ['１２３４５６７８９０３', false],
])('the VAT number %s is valid: %s', (text, holds) => {
  expect(isVatNumber(text)).toBe(holds)
})

test.each([
  ['COMPANY_VAT_NUMBER', '12345678901', 'COMPANY_VAT_NUMBER must be the eleven digits of a partita IVA'],
  ['COMPANY_EMAIL', 'info', 'COMPANY_EMAIL must be an e-mail address'],
  ['COMPANY_CERTIFIED_EMAIL', 'PEC <pec@esempio.it>', 'COMPANY_CERTIFIED_EMAIL must be an e-mail address'],
  ['COMPANY_PHONE', 'chiamateci', 'COMPANY_PHONE must be a telephone number such as +39 02 1234567'],
])('the company setting %s=%s is refused at the start', (key, value, fault) => {
  expect(() => parseSettings({ [key]: value })).toThrow(new SettingsError([fault]))
})
