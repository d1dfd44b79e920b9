import { writtenNumber } from '@/lib/kernel/italian/written-number'

type Typed = { text: string; caret: number }

/** The longest number that is grouped: nine digits. */
const mostDigits = 9

/**
 * A whole number with the dots of thousands while it is typed; the caret stays behind the same digit. Anything else stays as it is: «9.5» may
 * become «9.5k», so a group is only closed by its third digit, or by a deletion.
 */
export function groupTyped({ text, caret }: Typed, isDeletion: boolean): Typed {
  const digits = text.replaceAll('.', '')
  const isUnclosed = /\.\d{0,2}$/.test(text) && !isDeletion
  if (!/^[1-9]\d*$/.test(digits) || digits.length > mostDigits || isUnclosed) return { text, caret }
  const grouped = writtenNumber(Number(digits), 0, 0)
  const before = text.slice(0, caret).replaceAll('.', '').length
  return { text: grouped, caret: placeBehind(grouped, before) }
}

/** The place in a text behind so many digits. */
function placeBehind(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits; place += 1) if (text.charAt(place) !== '.') seen += 1
  return place
}

/** Groups what is typed into a field, as one of its input events. */
export function groupDigits(field: HTMLInputElement, { inputType }: { inputType?: string }): void {
  const caret = field.selectionStart ?? field.value.length
  const typed = groupTyped({ text: field.value, caret }, inputType?.startsWith('delete') === true)
  if (typed.text === field.value) return
  field.value = typed.text
  field.setSelectionRange(typed.caret, typed.caret)
}
