import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { array, type InferType, object, string } from 'yup'

const shape = array(object({ label: string().required(), figure: string().required(), measuredOn: string().required() })).required()
type Figure = InferType<typeof shape>[number]

/** A whole run keeps what it measured, in place of what was measured before; a run of a part keeps nothing. */
export function keepFigure(label: string, figure: string, file = figuresFile()): void {
  const others = readFigures(file).filter((each) => each.label !== label)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...others, { label, figure, measuredOn: new Date().toISOString().slice(0, 10) }]))
}

export function readFigures(file = figuresFile()): Figure[] {
  return existsSync(file) ? shape.validateSync(JSON.parse(readFileSync(file, 'utf8'))) : []
}

/** Of this checkout, also for a command that goes to work in another folder later. */
export function figuresFile(): string {
  return path.resolve('.data/figures.json') // Playwright empties its own folder of results before every run
}
