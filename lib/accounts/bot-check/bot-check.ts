/** The action that the check is run for, and that the verifier confirms. */
export const botCheckAction = 'submit'
/** The field that carries the check's token, as the script's maker calls it. */
export const botCheckField = 'g-recaptcha-response'
