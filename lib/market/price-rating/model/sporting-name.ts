/** Words of the sporting versions that a make has among ordinary ones; `of`: only of these makes, where others use the word for something else. */
const sportingWords: readonly { pattern: RegExp; of?: readonly string[] }[] = [
  { pattern: /^(amg|brabus|abarth|cupra|gti|gtd|gsi|opc|vxr|vrs|nismo|jcw|quadrifoglio|alpina|cosworth|evo|sti|svr|gtr|mps)$/ },
  { pattern: /^m(\d{1,3}[a-z]?)?$/, of: ['bmw'] },
  { pattern: /^(rs|rsq|s|sq)\d$/, of: ['audi'] },
  { pattern: /^[a-z]{1,3}(35|43|45|53|55|63|65)s?$/, of: ['mercedes-benz'] },
  { pattern: /^rs$/ },
  { pattern: /^r$/, of: ['volkswagen', 'jaguar'] },
  { pattern: /^(st|raptor)$/, of: ['ford'] },
  { pattern: /^n$/, of: ['hyundai'] },
  { pattern: /^gr$/, of: ['toyota'] },
  { pattern: /^typer$/, of: ['honda'] },
]
/** Words beside which a sporting one is a trim: «AMG Line», «M Sport», «pacchetto M», «GR Sport». */
const trimAfter = new Set(['line', 'sport', 'sportpaket', 'pack', 'package', 'paket', 'pacchetto', 'plus', 'style', 'look', 'edition'])
const trimBefore = new Set(['pack', 'pacchetto', 'package', 'kit', 'assetto', 'look', 'stile', 'line', 'cerchi'])

/** The sporting version that these words of a version name; null for an ordinary one. */
export function sportingName(make: string, words: readonly string[]): string | null {
  const found = words.find((word, index) => {
    if (trimAfter.has(words[index + 1] ?? '') || trimBefore.has(words[index - 1] ?? '')) return false
    return sportingWords.some(({ pattern, of }) => pattern.test(word) && (of === undefined || of.includes(make)))
  })
  return found ?? null
}
