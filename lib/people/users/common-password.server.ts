import { dictionary } from '@zxcvbn-ts/language-common'
import { invalidField } from '@/lib/kernel/validation/fields'
import { italianPasswordWords } from './italian-password-words'
import { commonPasswordMessage, isDerivedFromContext, passwordBases } from './password'

let known: Set<string> | undefined

/** The list as it is written, and what is left of each entry without the digits and signs at its ends. */
function commonBases(): Set<string> {
  return (known ??= new Set(
    [...dictionary['passwords-common'], ...italianPasswordWords]
      .flatMap((entry) => [entry, ...passwordBases(entry)])
      .filter((base) => base.length >= minBaseLength),
  ))
}
/** Single letters, left over from entries such as a1234567, are ignored. */
const minBaseLength = 2

export function isCommonPassword(password: string): boolean {
  const common = commonBases()
  return passwordBases(password).some((base) => common.has(base))
}

/** Refuses what everybody uses, and what is little more than the person's own address. */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password) || isDerivedFromContext(password, email)) throw invalidField('password', commonPasswordMessage)
}
