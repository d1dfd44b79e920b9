import { expect, test } from 'vitest'
import { hasRightCheckDigit } from './vat-number'

test.each(['00743110157', '12345678903', '00000000000'])('the last digit of %s fits', (text) => expect(hasRightCheckDigit(text)).toBe(true))

test('any one digit changed, and any two different neighbours exchanged (but 0 and 9), are noticed', () => {
  const right = '00743110157'
  for (let at = 0; at < 11; at++)
    for (let digit = 0; digit < 10; digit++) {
      const changed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`
      expect(hasRightCheckDigit(changed), changed).toBe(changed === right)
    }
  expect(hasRightCheckDigit('00743110175')).toBe(false)
})

test.each(['', '1234567890', '123456789012', '1234567890a', '٠٠٧٤٣١١٠١٥٧'])('«%s» is no VAT number', (text) =>
  expect(hasRightCheckDigit(text)).toBe(false),
)
