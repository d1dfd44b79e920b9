import { normaliseText } from '@/lib/market/stock-import/cells/parsed-cell'

/** Words that before or behind a make tell of its service: «garanzia Fiat», «BMW Premium Selection». */
const serviceBefore = /(?:garan\p{L}*|ufficial\p{L}*|uff\.?|service|tagliand\p{L}*|by|in|rete|fino)[\s-]*$/iu
const serviceBehind = /^[\s-]*(?:approved|service|italia|premium|select|rata|original)/iu
/** Makes whose names are words too. */
const wordMakes = ['mini', 'smart']

/** A version says neither make nor model again, wherever they stand in it. A model that is a number only («2008») may be a year. */
export function withoutRepeats(text: string, { make, model }: { make: string; model: string | null }): string {
  const named = model !== null && /\p{L}/u.test(model) ? model : null
  let rest = model === null ? text : cut(text, `${make} ${model}`, () => true)
  if (named !== null) rest = cut(rest, named, () => true)
  return wordMakes.includes(make.toLowerCase())
    ? rest
    : cut(rest, make, (before, behind) => !serviceBefore.test(before) && !serviceBehind.test(behind))
}

function cut(text: string, name: string, isRepeat: (before: string, behind: string) => boolean): string {
  const plain = withoutAccents(text)
  const [firstWord = ''] = normaliseText(name).split(' ')
  if (!plain.toLowerCase().includes(firstWord)) return text // a regular expression would take a hundred times as long
  const pattern = patternFor(name)
  let rest = ''
  let end = 0
  for (const { index, 0: found } of plain.matchAll(pattern)) {
    if (!isRepeat(text.slice(0, index), text.slice(index + found.length))) continue
    rest += text.slice(end, index)
    end = index + found.length
  }
  return rest + text.slice(end)
}

const patterns = new Map<string, RegExp>()

function patternFor(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const words = normaliseText(name).split(' ')
  const source = words.join('').length < 2 ? '(?!)' : words.join(String.raw`[\s-]*`)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])${source}(?![\p{L}\p{N}]|-\p{L})`, 'giu')
  if (patterns.size > maxPatterns) patterns.clear()
  patterns.set(name, pattern)
  return pattern
}

const maxPatterns = 5_000

/** Removes accents but no sign, so that places in the one text are places in the other. */
function withoutAccents(text: string): string {
  return text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0))
}
