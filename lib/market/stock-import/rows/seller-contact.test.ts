import { expect, test } from 'vitest'
import { readContact } from './seller-contact'
import { rowOf } from './test-row'

test.each([
  ['0382 471220 - 333 1234567', '0382 471220', '333 1234567'],
  ['0382 471220 / 333 1234567', '0382 471220', '333 1234567'],
  ['0382 471220, 333 1234567', '0382 471220', '333 1234567'],
  ['0382 471220 e 333 1234567', '0382 471220', '333 1234567'],
  ['0382/471220', '0382 471220', undefined],
  ['0382-471220', '0382 471220', undefined],
  ['0382 471220 int. 12', '0382 471220', undefined],
  ['+39 0382 471220', '+39 0382 471220', undefined],
  ['tel. 0382 471220', '0382 471220', undefined],
  ['+39 (0) 382 471220', '+39 0382 471220', undefined],
  ['+49 (0) 89 1234567', '+49 89 1234567', undefined],
  ['0039 333 1234567', '0039 333 1234567', undefined],
  ['39 333 1234567', '+39 333 1234567', undefined],
  ['3331234567.0', '3331234567', undefined],
  ['0382471220 333 1234567', '0382471220', '333 1234567'],
  ['0382 471220/21', '0382 471220', undefined],
  ['0382 471220 r.a.', '0382 471220', undefined],
  ['Mario 333 1234567', '333 1234567', undefined],
  ['800 123 456 (verde)', '800 123 456', undefined],
  ['333/12.34.567', '333 12 34 567', undefined],
  ['0382.471220;0382.471221;333.1234567', '0382 471220', '0382 471221, 333 1234567'],
])('of «%s» the number %s counts, and no digits are joined', (phone, first, others) => {
  const row = rowOf({ phone })
  expect(readContact(row).contactPhone).toBe(first)
  expect(row.notes.map(({ value }) => value)).toEqual(others === undefined ? [] : [others])
})

test.each(['3,90382E+11', 'chiamare la sera', '12'])('«%s» is no number to call', (phone) => {
  const row = rowOf({ phone })
  expect(readContact(row).contactPhone).toBeNull()
  expect(row.notes).toHaveLength(1)
})

test.each([
  ['Info Auto <info@auto.example>', 'info@auto.example', []],
  ['mailto:info@auto.example', 'info@auto.example', []],
  ['info@auto.example; vendite@auto.example', 'info@auto.example', ['vendite@auto.example']],
  ['vendite@salone,', null, ['vendite@salone,']],
])('of «%s» the address %s counts', (email, first, noted) => {
  const row = rowOf({ email })
  expect(readContact(row).contactEmail).toBe(first)
  expect(row.notes.map(({ value }) => value)).toEqual(noted)
})
