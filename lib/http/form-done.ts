/** What a form that was accepted has to say. */
export function readNotice(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'notice' in answer && typeof answer.notice === 'string' ? answer.notice : ''
}
