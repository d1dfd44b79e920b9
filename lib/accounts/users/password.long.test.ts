import { test } from 'vitest'
import { commonForms, expectCommonRefused } from './test-common-passwords'

test.each(commonForms)('of a thousand common passwords written as $form at least 995 are refused', (form) => expectCommonRefused(form, 7))
