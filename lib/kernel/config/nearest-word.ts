/** The word that was probably meant: at most a third of its letters, and never more than three, are changed, missing or too many. */
export function nearestWord(typed: string, words: string[]): string | undefined {
  const ranked = words.map((word) => ({ word, mistakes: levenshtein(typed.toUpperCase(), word) })).sort((a, b) => a.mistakes - b.mistakes)
  const [best] = ranked
  return best && best.mistakes <= Math.min(3, Math.ceil(best.word.length / 3)) ? best.word : undefined
}

function levenshtein(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const [left = 0, above = 0, diagonal = 0] = [current[column], previous[column + 1], previous[column]]
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
