import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pieceNames } from '../config/renderer.mjs'

/** @typedef {import('../config/renderer.mjs').PieceName} PieceName */
/** @typedef {{ piece: PieceName, why: string }} PieceNote */

/** @param {string} output the folder of a build */
const fileIn = (output) => path.join(output, 'ingrana-pieces')

/**
 * What a build finds changed in Next or React is written beside it, and logged: its server does without the piece.
 * @param {string} output
 * @param {PieceName} piece
 * @param {string} why
 */
export function notePiece(output, piece, why) {
  mkdirSync(output, { recursive: true })
  appendFileSync(fileIn(output), `${piece} ${why.replaceAll('\n', ' ')}\n`)
  console.warn(`The site is built without «${piece}»: ${why}. See docs/framework-insides.md`)
}

/**
 * @param {string} output
 * @returns {PieceNote[]}
 */
export function readNotes(output) {
  if (!existsSync(fileIn(output))) return []
  return readFileSync(fileIn(output), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const piece = pieceNames.find((name) => line.startsWith(`${name} `))
      return piece === undefined ? [] : [{ piece, why: line.slice(piece.length + 1) }]
    })
}

/** @param {string} output */
export function forgetNotes(output) {
  rmSync(fileIn(output), { force: true })
}
