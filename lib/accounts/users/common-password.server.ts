import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '@/lib/kernel/validation/fields'
import { commonPasswordMessage } from './account-schemas'
import { italianPasswordWords } from './italian-password-words'
import { otherCommonPasswords } from './other-common-passwords'
import { isDerivedFromContext, passwordBases, wordBases } from './password'

/** Every list of passwords that many people use. */
export const commonPasswords: readonly string[] = [...dictionary['passwords-common'], ...italianPasswordWords, ...otherCommonPasswords]

let known: Set<string> | undefined

function commonBases(): Set<string> {
  return (known ??= new Set(commonPasswords.flatMap(wordBases).filter((base) => base.length >= minBaseLength)))
}
/** The shortest word: shorter ones, left over from entries such as a1234567, are ignored. */
const minBaseLength = 3
/** What a password may have of its own beside a word and still be common. Beside a short word it is little: chance writes short words too. */
function maxOwnBeside({ length }: string): number {
  if (length >= longBase) return length
  return length === longBase - 1 ? 3 : 2
}
const longBase = 6

export function isCommonPassword(password: string): boolean {
  const common = commonBases()
  return passwordBases(password).some(
    ({ text, own }) => own <= maxOwnBeside(text) && (common.has(text) || (text.length >= longBase && common.has(reversed(text)))),
  )
}

function reversed(text: string): string {
  return Array.from(text).reverse().join('')
}

/** Refuses what everybody uses, and what is little more than the person's own address. */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password) || isDerivedFromContext(password, email)) throw invalidField('password', commonPasswordMessage)
}
