import { parse } from 'acorn'

/**
 * Takes the rules out of a module for browsers, which find them in the stylesheet: `styled('div', { target })('display:flex', …)` becomes
 * `styled('div', { target })()`. The names of styled components stay, so nothing else changes.
 * @param {string} source what the compiler made of a file
 */
export default function withoutRules(source) {
  if (!source.includes("from '@emotion/styled'")) return source
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const styled = body.find(({ type, source }) => type === 'ImportDeclaration' && source.value === '@emotion/styled')?.specifiers[0].local
    .name
  const declared = body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .map(({ init }) => init)
    .filter((init) => init?.type === 'CallExpression' && init.callee.type === 'CallExpression' && init.callee.callee.name === styled)
  const calls = source.match(new RegExp(`\\b${styled}\\(`, 'g')) ?? []
  if (calls.length !== declared.length)
    throw new Error('a styled component stands where a build does not find it: declare it on its own, at the top')
  return declared.reduceRight((text, { callee, end }) => `${text.slice(0, callee.end)}()${text.slice(end)}`, source)
}
