export const commonPasswordMessage = 'Questa password è troppo facile da indovinare. Scegline un’altra.'

const letterFor: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}

/** The words a password is made from: lower case, no accents, what was hung on at its ends taken away, signs read as the letters they resemble. */
export function passwordBases(password: string): string[] {
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const spellings = [plain, trimEnds(plain)].flatMap((text) => [text, readAsLetters(text), withoutSigns(text)])
  return [...new Set(spellings.flatMap((text) => [text, trimEnds(text)]))].filter((text) => text !== '')
}

function trimEnds(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '')
}

function readAsLetters(text: string): string {
  return Array.from(text, (sign) => letterFor[sign] ?? sign).join('')
}

function withoutSigns(text: string): string {
  return text.replace(/[^a-z0-9]/g, '')
}

/** Words that everybody would try first here. */
const siteWords = [
  'ingrana',
  'automobile',
  'automobili',
  'vendi',
  'vendita',
  'annunci',
  'annuncio',
  'veicolo',
  'veicoli',
  'concessionari',
  'concessionario',
  'macchina',
  'auto',
  'moto',
  'camper',
  'usato',
  'accedi',
  'password',
]
const minOwnLetters = 4

/** Little more than a word of this site or the person's own address. */
export function isDerivedFromContext(password: string, email: string): boolean {
  const own = trimEnds((email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9]/g, ''))
  const words = own.length >= minOwnLetters ? [...siteWords, own] : siteWords
  return passwordBases(password).some((base) =>
    words.some((word) => base.includes(word) && lettersIn(base.replace(word, '')) < minOwnLetters),
  )
}

function lettersIn(text: string): number {
  return text.replace(/[^a-z]/g, '').length
}
