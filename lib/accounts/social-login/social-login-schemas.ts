import { object, string } from 'yup'

const maxFieldLength = 4_000

/** The link that starts a social login. */
export const socialStartSchema = object({ provider: string().required(), dopo: string() })

/** The body sent by the return page; a missing state is rejected like an unknown one. */
export const socialReturnSchema = object({
  access_token: string().required().max(maxFieldLength),
  state: string().max(maxFieldLength).default(''),
})
