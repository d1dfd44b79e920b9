import { promiseFormAndHandlerAgree } from './test-form-and-handler'

/** Ten fields each: 100,000 texts. */
promiseFormAndHandlerAgree({ fields: 10_000, others: 2_000 })
