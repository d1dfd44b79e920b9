import { type CodePage, codePages, decodePage } from './code-pages'

/** Score by which another code page must look better than the usual one. */
const clearly = 3

/** The code page in which the words of samples look most like Italian ones; Windows-1252 unless another does so clearly. */
export function likeliestPage(samples: readonly Uint8Array[]): CodePage {
  const scores = codePages.map((page) => ({ page, score: samples.reduce((sum, sample) => sum + scoreOf(decodePage(sample, page)), 0) }))
  const usual = scores.find(({ page }) => page === 'windows-1252')?.score ?? 0
  const [best] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score > usual + clearly ? best.page : 'windows-1252'
}

const word = /[\p{L}\p{M}\u0080-\uffff]+/gu
const print = /^[\u00a0’‘“”«»–—…•€£°ªº®©™²³½·§±×]+$/u

/** «È» begins a sentence or a cell, «è» and a mistaken «é» stand within: Mac Roman has «È» where Windows has «é». */
const isVerb = /^[èéÈÉ]$/
const startsSentence = /(?:^|[;\t\n\r|"]|[.!?:]\s|,)$/

/** Scores words with signs above ASCII: an accent at the end is Italian, one capital at the beginning a name, anything but letters damage. */
function scoreOf(text: string): number {
  let score = 0
  // Latin-9 has the euro in the place of «¤», which nobody writes.
  const plain = text.replaceAll('¤', ' ')
  for (const { 0: found, index } of plain.matchAll(word)) {
    if (!/[\u0080-\uffff]/.test(found)) continue
    if (isVerb.test(found)) {
      score += /^[ÈÉ]$/.test(found) === startsSentence.test(plain.slice(0, index)) ? 4 : 0
      continue
    }
    if (/\p{L}[‘“”…€]\p{L}/u.test(found)) score -= 4 // only an apostrophe joins letters
    for (const part of found.split(/(?<=[’‘“”«»–—…€°])|(?=[’‘“”«»–—…€°])/)) score += scoreOfPart(part)
  }
  return score
}

function scoreOfPart(part: string): number {
  if (!/[\u0080-\uffff]/.test(part)) return 0
  if (part === '€') return 5
  if (part === '…') return 0 // it ends a word as often as it is an «à» of DOS
  if (print.test(part)) return 1
  if (!/^\p{L}+$/u.test(part)) return -4
  if (/^citroën$/i.test(part)) return 4
  if (/^(?:\p{L}*[àèéìòù]|[ÀÈÉÌÒÙ]|\p{Lu}+[ÀÈÉÌÒÙ])$/u.test(part)) return 4
  if (/^\p{Lu}?\p{Ll}+$/u.test(part))
    return /^[àèéìòùæøþðßµƒ]/u.test(part)
      ? -1
      : /[àáâäçèéêëìíîïñòóôöùúûüšžőűćčđłńřťý]/u.test(part.slice(1)) || /^[ŠŽČĐŁÅÖÜÄÉÈ]/u.test(part)
        ? 2
        : 0
  return /^\p{Lu}+$/u.test(part) ? (part.length > 1 ? 1 : 0) : -2
}
