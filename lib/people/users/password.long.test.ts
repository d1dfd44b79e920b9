import { test } from 'vitest'
import { commonEndings, expectCommonRefused } from './test-common-passwords'

test.each(commonEndings)('at least 99 of 100 common passwords are refused with a capital letter and %s', (ending) =>
  expectCommonRefused(ending, 1),
)
