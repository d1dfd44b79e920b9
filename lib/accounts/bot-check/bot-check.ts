/** What a form is asked to prove: the check is run for this action, and the verifier is asked about the same. */
export const botCheckAction = 'submit'
/** The field that carries the check's token, as the script's maker calls it. */
export const botCheckField = 'g-recaptcha-response'
