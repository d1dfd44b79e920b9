import { expect, test } from 'vitest'
import { AppError } from './app-error'

test('a failure of another copy of the class, such as the one that Next bundles, is known as one', () => {
  class OtherCopy extends Error {
    override name = 'AppError'
  }
  expect(new OtherCopy() instanceof AppError).toBe(true)
  expect(new AppError('gone') instanceof AppError).toBe(true)
  expect(new Error('AppError') instanceof AppError).toBe(false)
})

test('what is unavailable says when to come back', () => {
  expect([new AppError('unavailable'), new AppError('gone')].map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual([5, undefined])
})
