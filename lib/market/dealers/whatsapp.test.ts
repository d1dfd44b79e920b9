import { expect, test } from 'vitest'
import { whatsappDigits, whatsappHref } from './whatsapp'

test.each(['333 123 4567', '+39 333.1234567', '0039 3331234567', '(333) 123-4567', '393331234567'])(
  'a mobile number is read however it is typed: %s',
  (typed) => {
    expect(whatsappDigits(typed)).toBe('393331234567')
  },
)

test.each(['02 1234567', '+33 6 12345678', '333', '33312345678901', 'tre'])(
  'what is no Italian mobile number gets no WhatsApp link: %s',
  (typed) => {
    expect(whatsappDigits(typed)).toBeUndefined()
  },
)

test('a WhatsApp link begins the message with the vehicle', () => {
  expect(whatsappHref('393331234567', 'Buongiorno, vi scrivo per Fiat Panda')).toBe(
    'https://wa.me/393331234567?text=Buongiorno%2C+vi+scrivo+per+Fiat+Panda',
  )
})
