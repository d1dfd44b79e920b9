const empty = new Set(['di', 'da', 'e', 'con', 'per', 'il', 'la', 'a', 'in'])
/** Power stands in a field of its own: here it would only say again what that says. */
const power = /^\d+(?:cv|kw|hp|ps)$/

/** The words of a version as one writes them in different ways: «2.0TDI» is «2.0 tdi», «S-Line» is «sline», «150 CV» is left out. */
export function versionWords(version: string): string[] {
  return version
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)\s*(cv|kw|hp|ch|ps)\b/g, '$1$2')
    .replace(/([a-z])-([a-z])/g, '$1$2')
    .replace(/(\d\.\d)([a-z])/g, '$1 $2')
    .replace(/s\s?&\s?s/g, 'ss')
    .replace(/[^a-z0-9.+]+/g, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word) && !power.test(word))
}

/** Phrases of words: each word, and each with the one that follows it, once. */
export function phrasesOf(words: readonly string[]): Set<string> {
  return new Set(words.flatMap((word, index) => [word, ...(words[index + 1] === undefined ? [] : [`${word} ${words[index + 1]}`])]))
}
