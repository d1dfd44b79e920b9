import { versionWords } from '@/lib/market/price-rating/model/version-words'

/** Words that other facts of a version say already: they stand in its label, but tell no two versions apart. */
const said = new Set(
  `aut auto autom automatic automatica automatico manuale cambio cvt dct dsg edc eat6 eat8 edct edct6 edcs6 at6 at8 at9 tct ddct stronic tiptronic steptronic
  gtronic 7gtronic 9gtronic 8gtronic 8g 9g powershift geartronic xtronic multitronic dualogic mta amt tronic pdk ecvt eshift
  benzina diesel hybrid ibrida ibrido hev mhev phev mild plugin plug-in gpl metano cng elettrica elettrico electric ev full
  ss startstop ecogas quattro 4x4 awd 4wd 4motion 4matic xdrive 2wd fwd`.split(/\s+/),
)
/** Words about the single car, its equipment or its offer. */
const noise = new Set(
  `start stop s&s 16v 8v 12v 24v dpf fap scr cat kat neopatentati ok navi navigatore nav navig led xenon pelle tetto panoramico cerchi camera telecamera retrocamera
  carplay android touch display radio clima bluetooth cruise km km0 aziendale usata unico uniproprietario unicoproprietario proprietario garanzia mesi
  iva promo finanziamento prezzo solo tua gancio euro e5 e6 6d temp 6dtemp porte posti p pt cv kw my full optional optionals optionalss pronta consegna
  italiana ufficiale tagliandi tagliandata tagliandato nazionale nuova nuovo auto`.split(/\s+/),
)
const noisy = /^(?:\d+p|\d+pt|\d+porte|\d+posti|my\d+|\d+(?:\.\d+)?my|euro?\d\w*|\d+km|20[012]\d|\d+)$/
/** A number that names an engine or a trim: «1.2», «320», «500». */
const telling = /^\d{3}$/

export type VersionName = { words: readonly string[]; also: readonly string[] }

/** What a version is called: the words that tell it apart, and those that repeat other facts. «1.2 69CV Lounge» and «1.2 Lounge 69 cv» are one. */
export function versionName(text: string): VersionName {
  const all = [...new Set(versionWords(text))]
  return {
    words: all.filter((word) => !said.has(word) && !noise.has(word) && (!noisy.test(word) || (telling.test(word) && !/^20/.test(word)))),
    also: all.filter((word) => said.has(word)),
  }
}

/** The label of a version: its words in the order and spelling of most ads, and the words about gearbox or fuel that most of them write. */
export function versionLabel(words: readonly string[], texts: readonly string[]): string {
  const written = texts.map((text) => versionWords(text))
  const spoken = [...new Set(texts.flatMap((text) => versionName(text).also))].filter(
    (word) => 2 * written.filter((own) => own.includes(word)).length > texts.length,
  )
  const placeOf = (word: string) => {
    const places = written.map((own) => own.indexOf(word)).filter((place) => place >= 0)
    return places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length)
  }
  const spellings = spellingsIn(texts)
  return [...words, ...spoken]
    .map((word) => ({ word, place: placeOf(word) }))
    .sort((one, other) => one.place - other.place)
    .map(({ word }) => spellings.get(word) ?? spelled(word))
    .join(' ')
}

/** How most texts write each word. */
function spellingsIn(texts: readonly string[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const token of texts.flatMap((text) => text.split(/\s+/))) {
    const [word, ...others] = versionWords(token)
    if (word === undefined || others.length > 0) continue
    const bare = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu, '').replace(/(\d),(\d)/, '$1.$2')
    const own = counts.get(word) ?? new Map<string, number>()
    counts.set(word, own.set(bare, (own.get(bare) ?? 0) + 1))
  }
  return new Map([...counts].map(([word, own]) => [word, mostWritten(own) ?? word]))
}

/** With its capitals, where anybody writes them: «tdi» is TDI. The letter of «180d» is as most write it. */
function mostWritten(own: ReadonlyMap<string, number>): string | undefined {
  const ordered = [...own].sort((one, other) => other[1] - one[1]).map(([spelling]) => spelling)
  return ordered.find((spelling) => /\p{Lu}/u.test(spelling) && !/\d/.test(spelling)) ?? ordered[0]
}

const spelled = (word: string) => (word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1))
