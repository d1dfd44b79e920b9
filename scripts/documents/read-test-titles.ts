import ts from 'typescript'

/** Members between `test` and its brackets with which a test still runs. */
const running = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'runIf', 'skipIf'])

/** The titles of the tests that a file defines, as they are written, templates with their `${…}`. Comments, texts and skipped tests have none. */
export function testTitles(source: string, file = 'tests.ts'): Set<string> {
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && writtenText(node.arguments[0])
      if (title !== undefined) titles.add(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

/** `test`, `it`, and what is made of them by `.each(…)` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  if (ts.isPropertyAccessExpression(callee)) return running.has(callee.name.text) && isTest(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return isTest(callee.tag)
  return ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression) && isTest(callee.expression)
}

/** A literal's text; a template with its expressions as they are written. */
export function writtenText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  const file = node.getSourceFile()
  return node.templateSpans.reduce((text, span) => `${text}\${${span.expression.getText(file)}}${span.literal.text}`, node.head.text)
}
