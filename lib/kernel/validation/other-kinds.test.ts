import { expect, test } from 'vitest'
import { array, boolean, number, object, string, ValidationError } from 'yup'
import { idField } from './fields'
import { refuseOtherKinds } from './other-kinds'

const schema = object({
  name: string(),
  row: idField(),
  choice: string().oneOf(['sì', 'no']),
  count: number(),
  wanted: boolean(),
  tags: array(string()),
  seller: object({ phone: string() }),
})

function refused(value: unknown): unknown {
  try {
    refuseOtherKinds(schema, value)
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.inner.map((fault) => [fault.path, fault.message]) : error
  }
}

test.each([
  [{ name: 5 }, [['name', '5']]],
  [{ name: false }, [['name', 'false']]],
  [{ tags: ['a', 3] }, [['tags[1]', '3']]],
  [
    { seller: { phone: 390_382 }, name: 1 },
    [
      ['name', '1'],
      ['seller.phone', '390382'],
    ],
  ],
])('a number or a boolean is no text: the refusal of %j names field and value', (value, fields) => {
  expect(refused(value)).toEqual(fields.map(([field, value]) => [field, `Valore non valido: serve un testo, non ${value}`]))
})

test.each([
  {},
  { name: '5', row: 5, choice: 1, count: 5, wanted: true, tags: ['a'], seller: { phone: '0382' } },
  { count: '5', wanted: 'true', name: null, tags: null, seller: 'x' },
  'x',
  null,
])('the check of kinds leaves texts, row numbers and choices to the schema: %j', (value) => {
  expect(refused(value)).toEqual([])
})
