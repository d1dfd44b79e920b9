import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { object } from 'yup'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
]
/** The specification is the owner's text, and a decision record speaks of its own day. */
const ours = pages.filter((page) => page !== 'docs/spec.md' && !page.startsWith('docs/decisions/'))
const scripts = Object.keys(object({ scripts: object().required() }).validateSync(JSON.parse(readFileSync('package.json', 'utf8'))).scripts)

const fileNames = new Set(
  ['.', 'lib', 'components', 'pages', 'scripts', 'tools', 'e2e', 'styles', 'docs', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) => path.basename(file)),
  ),
)

/** Relative links of a page, files between backticks, and commands, that do not exist. */
function deadReferences(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => path.join(path.dirname(page), target))
  const files = [...text.matchAll(/`((?:lib|components|pages|scripts|tools|e2e|styles|docs|public|\.ci)\/[\w./[\]@-]+)`/g)].map(
    ([, file = '']) => file,
  )
  const names = [...text.replace(/^## Former names$.*/ms, '').matchAll(/`([\w-]+(?:\.\w+)*\.(?:tsx?|mjs))`/g)].map(([, name = '']) => name)
  const commands = [...text.matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  return [
    ...[...links, ...files].filter((file) => !existsSync(file)),
    ...names.filter((name) => !fileNames.has(name)),
    ...commands.filter((name) => !scripts.includes(name)).map((name) => `npm run ${name}`),
  ]
}

test.each(ours)('every file, link and command that %s names is there', (page) => {
  expect(deadReferences(page, readFileSync(page, 'utf8'))).toEqual([])
})

test('a reference of a document to a missing target is found', () => {
  const text =
    'See [x](nowhere.md), `lib/nothing.ts`, [site](https://a.test) and `npm run nonsense`; `lib/server/http` and `app-error.ts` are there, `gone.ts` is not.'
  expect(deadReferences('docs/page.md', text)).toEqual(['docs/nowhere.md', 'lib/nothing.ts', 'gone.ts', 'npm run nonsense'])
})
