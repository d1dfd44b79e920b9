/** The names of all pieces that use what Next and React do not publish: the table stands in `insides.ts`. */
export const pieceNames = /** @type {const} */ ([
  'whole-pages',
  'direct-calls',
  'late-scripts',
  'one-stylesheet',
  'scripts-ahead',
  'small-scripts',
  'route-names',
])

/** @typedef {typeof pieceNames[number]} PieceName */

/** The pieces that a build is made with: what is built with one cannot be served without it. */
export const builtPieces = /** @type {const} */ (['late-scripts', 'one-stylesheet', 'scripts-ahead', 'small-scripts'])

/**
 * Reads RENDERER: `own` (or nothing) is every piece, `next` none, `own -whole-pages` all but that one.
 * @param {string | undefined} text
 * @returns {{ off: ReadonlySet<PieceName> } | undefined} undefined: it says something else
 */
export function readRenderer(text) {
  const [first = 'own', ...words] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
  const left = words.map((word) => pieceNames.find((name) => word === `-${name}`))
  if (first === 'next' && words.length === 0) return { off: new Set(pieceNames) }
  if (first !== 'own' || left.includes(undefined)) return undefined
  return { off: new Set(left.filter((name) => name !== undefined)) }
}

/**
 * What a build does without: what the settings say, and what the try before found changed.
 * @param {Partial<Record<string, string>>} settings
 * @returns {PieceName[]}
 */
export function builtWithout({ RENDERER, INGRANA_PIECES_OFF = '' }) {
  const given = readRenderer(RENDERER)?.off
  return builtPieces.filter((name) => given?.has(name) || INGRANA_PIECES_OFF.split(' ').includes(name))
}
