const passwordLength = { min: 8, max: 20 } as const

/** The specification's rules for what people type, with its messages. An empty text passes all of them but `required`. */
export const messages = {
  email: 'E-mail non valida',
  vatNumber: 'Partita IVA non valida',
  phone: 'Telefono non valido',
  maxLength: 'Inserire un testo più corto',
  required: 'Campo obbligatorio',
  digits: 'Valore non valido',
  letters: "Deve contenere solo lettere dell'alfabeto",
  password: `Usa tra ${passwordLength.min} e ${passwordLength.max} caratteri, includendo almeno una lettera maiuscola, una lettera minuscola, un numero e un carattere speciale. Gli spazi non sono permessi.`,
} as const

const name = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const emailPattern = new RegExp(`^${name}(?:\\.${name})*@(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`, 'i')

/** ASCII only; fields turn the domain into it first (`withAsciiDomain`). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailPattern.test(text)
}

export function isVatNumber(text: string): boolean {
  return /^[0-9]{11}$/.test(text)
}

/** The fewest digits by which somebody can be called. */
const leastDigits = 5

export function isPhone(text: string): boolean {
  return text.length >= 8 && /^\+?[0-9 ()[\]]+$/.test(text) && text.replace(/\D/g, '').length >= leastDigits
}

export function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text)
}

export function isLetters(text: string): boolean {
  return /^[a-zàáâäèéêëìíîïòóôöùúûü ]+$/i.test(text.normalize('NFC'))
}

export function hasWords(text: string, minWords = 3): boolean {
  return text.split(/\s+/).filter((word) => word !== '').length >= minWords
}

/** The number of characters as people see them: an emoji or an accented letter is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** What a new password must have, as a sentence for the person who chooses one. */
export const passwordParts: readonly { label: string; holds(text: string): boolean }[] = [
  {
    label: `Da ${passwordLength.min} a ${passwordLength.max} caratteri`,
    holds: (text) => lengthOf(text) >= passwordLength.min && lengthOf(text) <= passwordLength.max,
  },
  { label: 'Una maiuscola', holds: (text) => /\p{Lu}/u.test(text) },
  { label: 'Una minuscola', holds: (text) => /\p{Ll}/u.test(text) },
  { label: 'Un numero', holds: (text) => /[0-9]/.test(text) },
  { label: 'Un carattere speciale', holds: (text) => /[^\p{L}\p{N}\p{M}\s]/u.test(text) },
  { label: 'Nessuno spazio', holds: (text) => !/\s/u.test(text) },
]

export function isStrongPassword(text: string): boolean {
  return passwordParts.every(({ holds }) => holds(text))
}
