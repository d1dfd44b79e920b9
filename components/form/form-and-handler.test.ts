import { promiseFormAndHandlerAgree } from './test-form-and-handler'

promiseFormAndHandlerAgree({ fields: 300, others: 50 })
