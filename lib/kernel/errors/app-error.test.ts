import { expect, test } from 'vitest'
import { AppError } from './app-error'

test('a failure of another copy of the class is recognized', () => {
  class OtherCopy extends Error {
    override name = 'AppError'
  }
  expect(new OtherCopy() instanceof AppError).toBe(true)
  expect(new AppError('gone') instanceof AppError).toBe(true)
  expect(new Error('AppError') instanceof AppError).toBe(false)
})

test('an unavailable failure says when to come back', () => {
  expect([new AppError('unavailable'), new AppError('gone')].map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([5, undefined])
})

test.each([
  ['invalid', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['notFound', 404],
  ['conflict', 409],
  ['gone', 410],
  ['tooLarge', 413],
  ['unsupported', 415],
  ['tooMany', 429],
  ['unavailable', 503],
] as const)('the failure %s is answered with %d and has a text of its own', (code, status) => {
  expect(new AppError(code)).toMatchObject({ status, message: code, shownText: undefined })
})

test('a failure has the text it was made with, and when to come back', () => {
  expect(new AppError('tooMany', 'slowly', { shownText: 'Piano', retryAfterSeconds: 60 })).toMatchObject({
    message: 'slowly',
    shownText: 'Piano',
    retryAfterSeconds: 60,
  })
})
