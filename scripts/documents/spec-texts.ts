import ts from 'typescript'
import { writtenText } from './read-test-titles'

/** Names and values that stand between quotes in the specification without being shown to anybody. */
const notShown = ['true', 'add notification to watchlist']

/** Labels that the specification writes without quotes. */
const labels = ['Auto', 'Moto', 'Camper', 'Veicoli Commerciali', 'Concessionari', 'Vendi', 'Magazine', 'Preferiti']
const menuLabels = ['Il mio profilo', 'Esci', 'CERCA', 'VENDI', 'MAGAZINE', 'ACCEDI']

/** Every text that the specification gives letter for letter: between quotes, as the message of a validator, and the labels of the header. */
export function verbatimTexts(specification: string): string[] {
  const lines = specification.split('\n')
  const texts = [...lines.flatMap(quotedTexts), ...messages(lines)]
  const named = [...labels, ...menuLabels].filter((label) => new RegExp(`\\b${label}\\b`).test(specification))
  return [...new Set([...texts, ...named])].filter((text) => !notShown.includes(text))
}

/** «"No 'uuid' present in event"» is one text; the apostrophe of «the form's» opens none. */
function quotedTexts(line: string): string[] {
  return [...line.matchAll(/"([^"]+)"|(?<![\p{L}\d])'([^']+)'(?!\p{L})/gu)].map(([, double, single]) => double ?? single ?? '')
}

/** The cells of a column «Message», whose texts stand without quotes. */
function messages(lines: readonly string[]): string[] {
  const head = lines.findIndex((line) => line.endsWith('| Message |'))
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'))
  return lines.slice(head + 2, end).map((line) => line.split('|').at(-2)?.trim() ?? '')
}

/** The texts that a file of code holds: literals, templates as they are written, and what stands between tags. Comments are none. */
export function writtenTexts(file: string, source: string): Set<string> {
  const texts = new Set<string>()
  const visit = (node: ts.Node): void => {
    const text = ts.isJsxText(node) ? node.text.replace(/\s+/g, ' ').trim() : ts.isExpression(node) ? writtenText(node) : undefined
    if (text) texts.add(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return texts
}

/** The rows «text | where it stands» of docs/spec-texts.md. */
export function readTextRows(document: string): { text: string; place: string }[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Text'))
    .map((line) => {
      const [text = '', place = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return { text, place: place.replace(/`/g, '') }
    })
}
