import { expect, test } from 'vitest'
import { hasRightCheckDigit } from './vat-number'

test.each(['00743110157', '12345678903', '00000000000'])('the check digit of the VAT number %s fits', (text) =>
  expect(hasRightCheckDigit(text)).toBe(true),
)

test('a VAT number with a changed digit, or with two neighbours exchanged, is refused', () => {
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
