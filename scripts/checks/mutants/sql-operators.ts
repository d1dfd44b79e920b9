import ts from 'typescript'
import type { Change } from './mutant'

type Place = { pattern: RegExp; operator: string; change(found: string): string }

/** Found in SQL by its text: an amount of time, a comparison, how conditions are joined. */
const places: readonly Place[] = [
  { operator: 'SQL interval', pattern: /interval '\d+/g, change: (found) => found.replace(/\d+/, (amount) => String(Number(amount) + 1)) },
  { operator: 'SQL boundary', pattern: / [<>] /g, change: (found) => `${found.trimEnd()}= ` },
  { operator: 'SQL boundary', pattern: / (<=|>=) /g, change: (found) => found.replace('=', '') },
  { operator: 'SQL equality', pattern: / = /g, change: () => ' <> ' },
  { operator: 'SQL logic', pattern: /\band\b/g, change: () => 'or' },
  { operator: 'SQL condition', pattern: /\bwhere (?=[a-z_.]+ (=|<|>|is) )/g, change: (found) => `${found}true or ` },
]

/** Changes inside of db`…` templates. */
export function sqlChanges(node: ts.Node, source: string): Change[] {
  if (!ts.isTaggedTemplateExpression(node) || !/^(db|inner)$/.test(node.tag.getText())) return []
  return piecesOf(node.template).flatMap((piece) => {
    const [start, text] = [piece.getStart(), source.slice(piece.getStart(), piece.getEnd())]
    return places.flatMap(({ operator, pattern, change }) =>
      [...text.matchAll(pattern)].map((found) => ({ operator, start: start + found.index, before: found[0], after: change(found[0]) })),
    )
  })
}

function piecesOf(template: ts.TemplateLiteral): ts.Node[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template]
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)]
}
