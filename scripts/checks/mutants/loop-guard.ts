import ts from 'typescript'

const guard = (maxTurns: number) =>
  ` if ((globalThis.turnsOfMutant = (globalThis.turnsOfMutant ?? 0) + 1) > ${maxTurns}) throw new Error('endless loop');`

/** Ends every loop of a changed file: nothing else could end one that has lost its exit. */
export function guardLoops(source: string, maxTurns = 1_000_000): string {
  const tree = ts.createSourceFile('guarded.ts', source, ts.ScriptTarget.Latest, true)
  const starts: number[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false) && ts.isBlock(node.statement)) starts.push(node.statement.getStart() + 1)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return starts.sort((a, b) => b - a).reduce((text, at) => text.slice(0, at) + guard(maxTurns) + text.slice(at), source)
}
