/** Texts are joined in portions: one search through a long text is many times as fast as a search through each. */
const portionSize = 4_096
/** Stands in no word that is searched for. */
const separator = '\n'

/** The different texts of a column, each with a number; each text is searched once, however many ads have it. */
export class TextTable {
  private readonly texts: string[] = []
  private readonly codes = new Map<string, number>()
  private readonly portions: (Portion | undefined)[] = []

  get all(): readonly string[] {
    return this.texts
  }

  /** The texts of a snapshot, in the order of their numbers. */
  restore(texts: readonly string[]): void {
    for (const text of texts) this.codeOf(text)
  }

  codeOf(text: string): number {
    const known = this.codes.get(text)
    if (known !== undefined) return known
    const code = this.texts.push(text) - 1
    this.codes.set(text, code)
    this.portions[Math.floor(code / portionSize)] = undefined
    return code
  }

  /** 1 for each text that has every word in it. */
  withWords(words: readonly string[]): Uint8Array {
    const found = new Uint8Array(this.texts.length)
    for (let first = 0; first < this.texts.length; first += portionSize) {
      const portion = this.portionAt(first)
      for (const [index, word] of words.entries()) {
        portion.eachWith(word, (place) => {
          const code = first + place
          if (found[code] === index) found[code] = index + 1
        })
      }
    }
    return found.map((count) => (count === words.length ? 1 : 0))
  }

  private portionAt(first: number): Portion {
    const index = first / portionSize
    return (this.portions[index] ??= new Portion(this.texts.slice(first, first + portionSize)))
  }
}

class Portion {
  private readonly joined: string
  private readonly ends: Int32Array

  constructor(texts: readonly string[]) {
    this.joined = texts.join(separator)
    this.ends = new Int32Array(texts.length)
    let end = -1
    for (const [index, text] of texts.entries()) this.ends[index] = end += text.length + 1
  }

  /** Calls once with the place of each text that has the word in it. */
  eachWith(word: string, found: (place: number) => void): void {
    let place = 0
    for (let at = this.joined.indexOf(word); at !== -1; at = this.joined.indexOf(word, (this.ends[place] ?? 0) + 1)) {
      while ((this.ends[place] ?? 0) < at) place += 1
      found(place)
    }
  }
}
