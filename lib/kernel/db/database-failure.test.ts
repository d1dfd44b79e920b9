import { expect, test } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isAborted, isLockTimeout, isTimeout, readableFailure } from './database-failure'

const failure = (code: string) => Object.assign(new Error('no'), { code })

test('a database that cannot answer now is reported as unavailable, with its reason', () => {
  for (const code of ['ECONNREFUSED', '57P01', '53300']) {
    const cause = failure(code)
    expect(readableFailure(cause)).toMatchObject({ code: 'unavailable', message: 'the database cannot answer: no', cause })
  }
  expect(readableFailure(new AggregateError([failure('ECONNREFUSED'), failure('23505')]))).toMatchObject({ code: 'unavailable' })
})

test('a failure that is not of availability stays unchanged', () => {
  for (const error of [failure('23505'), new Error('no'), 'no', undefined, new AggregateError([])])
    expect(readableFailure(error)).toBe(error)
})

test('a timeout of a statement is recognized by its code, wrapped as unavailable or not', () => {
  const wrapped = (code: string) => new AppError('unavailable', 'no', { cause: failure(code) })
  expect([failure('57014'), wrapped('57014'), failure('55P03'), failure('25P02'), null].map(isTimeout)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([failure('55P03'), wrapped('55P03'), failure('57014')].map(isLockTimeout)).toEqual([true, true, false])
  expect([failure('25P02'), failure('57014'), new Error('no')].map(isAborted)).toEqual([true, false, false])
})
