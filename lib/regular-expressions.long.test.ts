import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

type Expression = { place: string; source: string; flags: string }

function expressionsOf(file: string, text: string): Expression[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? []
      found.push({ place: `${file}: ${node.text}`, source, flags })
    }
    ts.forEachChild(node, look)
  }
  look(parsed)
  return found
}

/** A text takes exponential time only where something made of parts is repeated; repeated signs and classes cost a power of its length at most. */
const repeatsParts = /(?:\)|\\[1-9]|\\k<\w+>)(?:[*+]|\{\d*,?\d*\})/

/** Those on which a text can be made that takes exponential time: at thirty characters it stops the application. */
async function exponentialAmong(expressions: readonly Expression[]): Promise<string[]> {
  const found: string[] = []
  for (const { place, source, flags } of expressions.filter((each) => repeatsParts.test(each.source))) {
    const result = await check(source, flags, { timeout: 5_000, attackTimeout: 500 })
    if (result.status === 'vulnerable' && result.complexity.type === 'exponential') found.push(place)
  }
  return found
}

test('no regular expression of the product takes exponential time on any text', async () => {
  const files = ['lib', 'components', 'pages']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const expressions = files.flatMap((file) => expressionsOf(file, readFileSync(file, 'utf8')))
  expect(expressions.length).toBeGreaterThan(300)
  expect(
    await exponentialAmong(
      expressionsOf('planted.ts', String.raw`export const planted = [/^(a+)+$/, /(?:-(?:[\da-f]{12,}|\d{5,}))+$/i, /^a+$/]`),
    ),
  ).toHaveLength(2)
  expect(await exponentialAmong(expressions)).toEqual([])
})
