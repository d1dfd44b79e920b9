/** The id of the form in which a case is decided. */
export const decisionForm = 'decisione-modulo'

/** Chooses an outcome and goes where its reason is given; false when there is no such choice. */
export function chooseOutcome(choice: string): boolean {
  const radio = document.querySelector<HTMLInputElement>(`#${decisionForm} input[name="esito"][value="${choice}"]`)
  if (!radio) return false
  radio.click()
  const after = choice === 'approved' ? 'button[type="submit"]' : choice === 'asked' ? '[name="testo"]' : '[name="motivo"]'
  document.querySelector<HTMLElement>(`#${decisionForm} ${after}`)?.focus()
  return true
}
