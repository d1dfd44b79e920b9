/** The outcome of a form without JavaScript, for the page it returns to. Never contains a password. */
export type FormOutcome = {
  /** The address it was posted to, such as `/login`. */
  form: string
  isDone: boolean
  /** A text about the whole form; empty when every fault belongs to a field. */
  message: string
  /** Field name → what is wrong with it. */
  errors: Record<string, string>
  /** Field name → what had been typed; of a form that was accepted, what its page needs to know. */
  values: Record<string, string>
}
