import { expect, test } from 'vitest'
import { isVerifiedNumber, mobileOf, mobileText } from './mobile-number'

test.each([
  { typed: '333 123 4567', mobile: '+393331234567' },
  { typed: '+39 333 1234567', mobile: '+393331234567' },
  { typed: '0039 (333) 123-45-67', mobile: '+393331234567' },
  { typed: '393331234567', mobile: '+393331234567' },
  { typed: '3931234567', mobile: '+393931234567' },
  { typed: '338 123 456', mobile: '+39338123456' },
  { typed: '+39 02 1234567', mobile: undefined },
  { typed: '+44 7700 900123', mobile: undefined },
  { typed: '+882 333 123 4567', mobile: undefined },
  { typed: '333', mobile: undefined },
  { typed: '', mobile: undefined },
])('«$typed» is $mobile', ({ typed, mobile }) => {
  expect(mobileOf(typed)).toBe(mobile)
  if (mobile !== undefined) expect(mobileOf(mobileText(mobile))).toBe(mobile)
})

test('the mark stands beside the verified number, or where no number is shown', () => {
  const verified = '+393331234567'
  expect([isVerifiedNumber('333 123 4567', verified), isVerifiedNumber('', verified), isVerifiedNumber(null, verified)]).toEqual([
    true,
    true,
    true,
  ])
  expect([isVerifiedNumber('333 123 4568', verified), isVerifiedNumber('333 123 4567', null), isVerifiedNumber(null, null)]).toEqual([
    false,
    false,
    false,
  ])
})
