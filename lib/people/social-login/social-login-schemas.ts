import { object, string } from 'yup'

const longest = 4_000

/** The link that starts a social login. */
export const socialStartSchema = object({ provider: string().required(), dopo: string() })

/** What the return page hands over. A missing state is a foreign one. */
export const socialReturnSchema = object({
  access_token: string().required().max(longest),
  state: string().max(longest).default(''),
})
