import { expect, test } from 'vitest'
import { AppError } from './app-error'
import { explainFailure } from './explain-failure'
import { StartError } from './start-error'

const coded = (code: string) => Object.assign(new Error('write\n  failed'), { code })

test.each([
  { failure: new StartError('the folder is in use'), line: 'the folder is in use' },
  { failure: Object.assign(new Error('PORT is not valid'), { name: 'SettingsError' }), line: 'PORT is not valid' },
  { failure: coded('EPERM'), line: 'this user may not do that (write failed)' },
  { failure: new AppError('invalid', 'no such file'), line: 'no such file' },
  { failure: new Error('outer', { cause: coded('EPERM') }), line: 'this user may not do that (write failed)' },
  { failure: new AppError('unavailable', 'away', { cause: coded('EPERM') }), line: 'this user may not do that (write failed)' },
  { failure: new AppError('unavailable', 'away', { cause: coded('ENOIDEA') }), line: 'away' },
  { failure: coded('ENOIDEA'), line: undefined },
  { failure: new TypeError('x is not a function'), line: undefined },
  { failure: 'text', line: undefined },
])('the log explains $failure: $line', ({ failure, line }) => {
  expect(explainFailure(failure)).toBe(line)
})
