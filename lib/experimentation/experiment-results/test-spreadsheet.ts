// reads: temporary files
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { SaxesParser } from 'saxes'

const execute = promisify(execFile)
/** How Gnumeric's own format numbers the kinds of cells. */
const kinds: Readonly<Record<string, 'number' | 'text'>> = { 40: 'number', 60: 'text' }

export type SpreadsheetCell = { kind: 'number' | 'text' | 'formula or other'; text: string }

/** A file as Gnumeric opens it on a machine that is set to Italian, or to no language: row by row, what each cell is. Empty ones are not there. */
export async function openInSpreadsheet(file: string, language: 'it_IT' | 'C' = 'it_IT'): Promise<Map<string, SpreadsheetCell>[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ingrana-spreadsheet-'))
  // Of what is called .csv Gnumeric believes without a look that commas separate it; of a text it finds out, as its dialog does.
  const [given, opened] = [path.join(folder, 'risultati.txt'), path.join(folder, 'aperto.xml')]
  try {
    await execute('localedef', ['-i', 'it_IT', '-f', 'UTF-8', path.join(folder, 'it_IT.UTF-8')])
    await writeFile(given, file)
    const locale = { LC_ALL: `${language}.UTF-8`, ...(language === 'it_IT' && { LOCPATH: folder }) }
    const env = { PATH: '/usr/bin:/bin', HOME: folder, NODE_ENV: 'test' as const, ...locale }
    await execute('ssconvert', ['--export-type=Gnumeric_XmlIO:sax:0', given, opened], { env })
    return rowsOf(await readFile(opened, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function rowsOf(xml: string): Map<string, SpreadsheetCell>[] {
  const grid: SpreadsheetCell[][] = []
  let [row, column, kind, text] = [0, 0, '', '']
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'gnm:Cell')
      [row, column, kind, text] = [Number(attributes['Row']), Number(attributes['Col']), String(attributes['ValueType']), '']
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    if (name === 'gnm:Cell') (grid[row] ??= [])[column] = { kind: kinds[kind] ?? 'formula or other', text }
  })
  parser.write(xml).close()
  const [header = [], ...rows] = grid
  return rows.map((cells) => new Map(header.flatMap((name, place) => (cells[place] ? [[name.text, cells[place]] as const] : []))))
}
