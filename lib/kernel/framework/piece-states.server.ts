import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { type PieceName, pieceNames } from '@/lib/kernel/config/renderer.mjs'
import { log } from '@/lib/kernel/errors/log.server'
import { readNotes } from './piece-notes.mjs'

/** Why a piece is off: the settings say so, or what it uses has changed. */
const off = new Map<PieceName, string>()

/** What a server does with the insides of Next and React from its start on: what the settings leave of it and the build has found as it knows it. */
export function openPieces(folder: string): void {
  off.clear()
  for (const piece of env().renderer.off) off.set(piece, 'RENDERER')
  for (const { piece, why } of readNotes(path.join(folder, '.next'))) turnOff(piece, why)
}

/** Turns a piece off: from here on the site serves without it, slower. Said once. */
export function turnOff(piece: PieceName, why: string): void {
  if (off.has(piece)) return
  off.set(piece, why)
  log().warn({ piece, reason: why }, 'what this uses of Next or React has changed: the site serves without it (docs/framework-insides.md)')
}

export const isOn = (piece: PieceName): boolean => !off.has(piece)

export const pieceStates = (): { piece: PieceName; isOn: boolean }[] => pieceNames.map((piece) => ({ piece, isOn: isOn(piece) }))
