import { test } from 'vitest'
import { commonForms, expectCommonRefused } from './test-common-passwords'

test.each(commonForms)('of a hundred common passwords written as $form at least $least are refused', (form) => expectCommonRefused(form, 1))
