import { recordOf } from '@/lib/kernel/validation/record-of'

/** What a form that was accepted has to say. */
export function readNotice(answer: unknown): string {
  const { notice } = recordOf(answer)
  return typeof notice === 'string' ? notice : ''
}
