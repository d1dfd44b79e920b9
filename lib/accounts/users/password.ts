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

/** A word a password may be made from, and how many signs of its own the password has beside it. */
export type PasswordBase = { text: string; own: number }

/**
 * The words a password is made from: lower case, no accents, what was hung on at its ends taken away, signs read as the letters they resemble,
 * a word that is said twice said once, and a letter or two at an end left out.
 */
export function passwordBases(password: string): PasswordBase[] {
  const said = wholeBases(password).flatMap((base) => [base, ...saidOnce(base)])
  return distinct([
    ...said.flatMap((base) => [base, ...withoutLettersAtEnds(base)]),
    ...withoutEnds(plainText(password)).flatMap((base) => [base, readAsLetters(base)]),
  ])
}

/** The same, with all letters of the password. */
function wholeBases(password: string): PasswordBase[] {
  const plain = { text: plainText(password), own: 0 }
  const spellings = [plain, readAsLetters(plain), readAsLetters(trimmed(plain)), withoutSigns(plain)]
  return distinct(spellings.flatMap((base) => [base, trimmed(base)]))
}

/** The spellings under which a word of a list is found: as it is written, and without the digits and signs at its ends. */
export function wordBases(word: string): string[] {
  const plain = { text: plainText(word), own: 0 }
  return [plain, readAsLetters(plain), withoutSigns(plain)].flatMap((base) => [base.text, trimmed(base).text])
}

function plainText(password: string): string {
  return password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function trimmed({ text, own }: PasswordBase): PasswordBase {
  const [, before = '', word = '', after = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? []
  return { text: word, own: own + countOwn(before) + countOwn(after) }
}

/** A year, a run of digits and one sign repeated are as good as one sign. */
function countOwn(text: string): number {
  return text
    .replace(/(?:19|20)\d\d/g, 'y')
    .replace(/0?123(?:4(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?)?|321/g, 'r')
    .replace(/(.)\1+/gs, '$1').length
}

/** What people hang on to a password that has digits at its ends itself: some of the signs there are left out, with one letter at most. */
const maxHungOn = 7

function withoutEnds(text: string): PasswordBase[] {
  const cuts = Array.from({ length: maxHungOn }, (_, place) => place + 1).flatMap((count) => [
    { text: text.slice(0, -count), end: text.slice(-count) },
    { text: text.slice(count), end: text.slice(0, count) },
  ])
  return cuts
    .filter((cut) => lettersIn(cut.end) <= (cut.text.length >= minLengthBesideLetters ? 1 : 0))
    .map((cut) => ({ text: cut.text, own: countOwn(cut.end) }))
}

function readAsLetters({ text, own }: PasswordBase): PasswordBase {
  const read = Array.from(text, (sign) => letterFor[sign] ?? sign)
  return { text: read.join(''), own: own + read.filter((letter, place) => letter !== text[place]).length }
}

function withoutSigns({ text, own }: PasswordBase): PasswordBase {
  const rest = text.replace(/[^a-z0-9]/g, '')
  return { text: rest, own: own + text.length - rest.length }
}

function saidOnce({ text, own }: PasswordBase): PasswordBase[] {
  const [twice = '', word] = /^(.{3,})[^a-z0-9]?\1/s.exec(text) ?? []
  if (word === undefined) return []
  const once = { text: word, own: own + countOwn(text.slice(twice.length)) }
  return [once, trimmed(once)]
}

/** Words of five letters and more, so that a random password is never made of one. */
const minLengthBesideLetters = 5

function withoutLettersAtEnds({ text, own }: PasswordBase): PasswordBase[] {
  const shorter = [text.slice(0, -1), text.slice(1), text.slice(0, -2)].map((word) =>
    trimmed({ text: word, own: own + text.length - word.length }),
  )
  return shorter.filter((base) => base.text.length >= minLengthBesideLetters)
}

function distinct(bases: readonly PasswordBase[]): PasswordBase[] {
  const least = new Map<string, number>()
  for (const { text, own } of bases) if (text !== '') least.set(text, Math.min(own, least.get(text) ?? own))
  return [...least].map(([text, own]) => ({ text, own }))
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
].sort((a, b) => b.length - a.length)
const minOwnLetters = 4
/** Words this long make a password derived whatever digits and signs stand around them. */
const longWords = 6

/** Little more than words of this site or the person's own address. */
export function isDerivedFromContext(password: string, email: string): boolean {
  const name = trimmed({ text: (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9]/g, ''), own: 0 }).text
  const words = name.length >= minOwnLetters ? [name, ...siteWords] : siteWords
  return wholeBases(password).some(({ text, own }) => {
    const rest = lettersIn(words.reduce((left, word) => left.replaceAll(word, ' '), text))
    const found = lettersIn(text) - rest
    return found > 0 && rest + (found < longWords ? own : 0) < minOwnLetters
  })
}

function lettersIn(text: string): number {
  return text.replace(/[^a-z]/g, '').length
}
