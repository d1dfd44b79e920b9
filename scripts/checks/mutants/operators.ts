import ts from 'typescript'
import type { Change, Mutant } from './mutant'
import { sqlChanges } from './sql-operators'

type Operator = (node: ts.Node, text: (node: ts.Node) => string) => (Omit<Change, 'start'> & { at: number }) | undefined

const otherSign: Readonly<Record<string, { operator: string; sign: string }>> = {
  '<': { operator: 'boundary', sign: '<=' },
  '<=': { operator: 'boundary', sign: '<' },
  '>': { operator: 'boundary', sign: '>=' },
  '>=': { operator: 'boundary', sign: '>' },
  '===': { operator: 'equality', sign: '!==' },
  '!==': { operator: 'equality', sign: '===' },
  '&&': { operator: 'logic', sign: '||' },
  '||': { operator: 'logic', sign: '&&' },
  '+': { operator: 'arithmetic', sign: '-' },
  '-': { operator: 'arithmetic', sign: '+' },
  '*': { operator: 'arithmetic', sign: '/' },
  '/': { operator: 'arithmetic', sign: '*' },
}
const otherMethod: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toString',
  trim: 'toString',
}

const operators: readonly Operator[] = [sign, fallback, truth, amount, negation, earlyReturn, callStatement, choice, method, anchor]

/** Every change of a file that its tests should notice. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return
    for (const operator of operators) {
      const change = operator(node, (part) => part.getText(tree))
      if (change) changes.push({ operator: change.operator, start: change.at, before: change.before, after: change.after })
    }
    changes.push(...sqlChanges(node, source))
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return changes.map((change) => ({ ...change, file, line: tree.getLineAndCharacterOfPosition(change.start).line + 1 }))
}

function sign(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isBinaryExpression(node)) return undefined
  const before = text(node.operatorToken)
  const other = otherSign[before]
  if (!other || (before === '+' && [node.left, node.right].some(isText))) return undefined
  return { operator: other.operator, at: node.operatorToken.getStart(), before, after: other.sign }
}

/** Whether a `+` beside it joins texts. */
function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || (ts.isBinaryExpression(node) && [node.left, node.right].some(isText))
  )
}

function fallback(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return undefined
  return { operator: 'fallback', at: node.getStart(), before: text(node), after: text(node.left) }
}

function truth(node: ts.Node, text: (node: ts.Node) => string) {
  if (node.kind !== ts.SyntaxKind.TrueKeyword && node.kind !== ts.SyntaxKind.FalseKeyword) return undefined
  const before = text(node)
  return { operator: 'truth', at: node.getStart(), before, after: before === 'true' ? 'false' : 'true' }
}

function amount(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isNumericLiteral(node) || isForTypes(node)) return undefined
  return { operator: 'amount', at: node.getStart(), before: text(node), after: String(Number(node.text) + 1) }
}

/** Defaults that the types require for array elements that always exist: `list[place] ?? 0`, `const [year = 0] = …`. No test can distinguish other values. */
function isForTypes(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isBindingElement(parent)) return ts.isArrayBindingPattern(parent.parent)
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    ts.isElementAccessExpression(parent.left) &&
    !ts.isStringLiteral(parent.left.argumentExpression)
  )
}

function negation(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isPrefixUnaryExpression(node) || node.operator !== ts.SyntaxKind.ExclamationToken) return undefined
  return { operator: 'negation', at: node.getStart(), before: text(node), after: text(node.operand) }
}

function earlyReturn(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isIfStatement(node) || node.elseStatement) return undefined
  const last = ts.isBlock(node.thenStatement) ? node.thenStatement.statements.at(-1) : node.thenStatement
  if (!last || !(ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isContinueStatement(last))) return undefined
  return { operator: 'early return', at: node.expression.getStart(), before: text(node.expression), after: 'false' }
}

function callStatement(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isExpressionStatement(node)) return undefined
  const { expression } = node
  if (!ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression)) return undefined
  return { operator: 'call', at: expression.getStart(), before: text(expression), after: 'void 0' }
}

function choice(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isConditionalExpression(node)) return undefined
  return { operator: 'choice', at: node.condition.getStart(), before: text(node.condition), after: `!(${text(node.condition)})` }
}

function method(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const before = text(node.expression.name)
  const after = Object.hasOwn(otherMethod, before) ? otherMethod[before] : undefined
  return after === undefined ? undefined : { operator: 'method', at: node.expression.name.getStart(), before, after }
}

function anchor(node: ts.Node, text: (node: ts.Node) => string) {
  if (!ts.isRegularExpressionLiteral(node)) return undefined
  const before = text(node)
  const after = before.startsWith('/^') ? `/${before.slice(2)}` : before.replace(/(?<!\\)\$(\/[a-z]*)$/, '$1')
  return after === before ? undefined : { operator: 'anchor', at: node.getStart(), before, after }
}
