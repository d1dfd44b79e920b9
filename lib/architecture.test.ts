import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { array, object, string } from 'yup'
import { settingKeys } from '@/lib/kernel/config/settings'
import { cruise } from '@/scripts/checks/cruise'
import { reachRules } from '@/scripts/checks/reach-rules'
import { tableWriters } from '@/scripts/database/table-writers'
import { color } from '@/styles/tokens'

const root = process.cwd()
const planted = mkdtempSync(path.join(root, '.planted-'))
afterAll(() => rmSync(planted, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(planted, file)), { recursive: true })
  writeFileSync(path.join(planted, file), text)
}

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => path.join(folder, file))
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const imports = (...targets: string[]) => targets.map((target) => `import '${target}'`).join('\n')
const violations: { rule: string; file: string; text: string }[] = [
  { rule: 'no-cycles', file: 'lib/market/ads/chicken.ts', text: imports('@/lib/market/ads/egg') },
  { rule: 'resolvable', file: 'lib/market/ads/lost.ts', text: imports('@/lib/market/ads/nowhere') },
  { rule: 'server-stays-on-server', file: 'components/ads/Leak.tsx', text: imports('@/lib/market/ads/rows.server') },
  { rule: 'lib-knows-no-screen', file: 'lib/market/ads/screen.ts', text: imports('@/components/ads/Card') },
  { rule: 'lib-knows-no-screen', file: 'lib/market/ads/styled.ts', text: imports('@/styles/clever') },
  { rule: 'components-know-no-pages', file: 'components/ads/Page.tsx', text: imports('@/pages/home') },
  { rule: 'page-shows-a-screen', file: 'pages/parts.tsx', text: imports('@/components/ads/Card') },
  { rule: 'styles-stand-alone', file: 'styles/clever.ts', text: imports('@/lib/market/ads/plain') },
  { rule: 'ui-knows-no-domain', file: 'components/ui/Clever.tsx', text: imports('@/lib/market/ads/plain') },
  { rule: 'feature-knows-no-feature', file: 'components/search/Mix.tsx', text: imports('@/components/ads/Card') },
  { rule: 'nobody-imports-tests', file: 'lib/market/ads/curious.ts', text: imports('@/lib/market/ads/plain.test') },
  { rule: 'scripts-are-entries', file: 'lib/market/ads/backwards.ts', text: imports('@/scripts/tool') },
  { rule: 'traces-load-when-wanted', file: 'scripts/eager.ts', text: imports('@/lib/kernel/tracing/open-tracer.server') },
  { rule: 'tools-call-no-script', file: 'tools/backwards.ts', text: imports('@/scripts/tool') },
  { rule: 'no-dead-code', file: 'lib/market/ads/forgotten.ts', text: 'export const forgotten = 1' },
  { rule: 'control-has-a-page', file: 'components/ui/Showpiece.tsx', text: 'export const showpiece = 1' },
  { rule: 'shell-knows-no-screen', file: 'components/shell/Nosy.tsx', text: imports('@/components/screens/Whole') },
  { rule: 'lib-folder-is-known', file: 'lib/drawer/anything.ts', text: imports('@/lib/drawer/more') },
]

const rulesShape = object({
  forbidden: array(
    object({
      name: string().required(),
      from: object({ path: string().default(''), pathNot: string().default('') }),
      to: object({ path: string().default(''), pathNot: string().default('') }),
    }),
  ).required(),
})
const rules = rulesShape.validateSync(createRequire(import.meta.url)('../.dependency-cruiser.cjs')).forbidden
const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
/** A layer without folders is one itself. */
const folders = foldersIn('lib').flatMap((layer) => (foldersIn(layer).length > 0 ? foldersIn(layer) : [layer]))
for (const { name, from, to } of rules) {
  const here = from.path.slice(1, -1)
  const inLayer = folders.find((folder) => folder.startsWith(`${here}/`)) ?? here
  const foreign = folders.find((folder) =>
    name.startsWith('layer-') ? !new RegExp(to.pathNot).test(`${folder}/`) : new RegExp(to.path).test(`${folder}/`),
  )
  if (/^(layer|folder)-/.test(name) && foreign !== undefined)
    violations.push({ rule: name, file: `${inLayer}/upwards-${name}.ts`, text: imports(`@/${foreign}/plain`) })
  if (name.startsWith('importer-'))
    violations.push({ rule: name, file: `lib/market/ads/${name.replace(/\W/g, '-')}.ts`, text: imports(name.replace('importer-', '')) })
}
const bystanders = {
  'lib/market/ads/egg.ts': imports('@/lib/market/ads/chicken'),
  ...Object.fromEntries(folders.map((folder) => [`${folder}/plain.ts`, 'export const plain = 1'])),
  'lib/market/ads/plain.test.ts': 'export const fixture = 1',
  'lib/market/ads/rows.server.ts': 'export const rows = 1',
  'lib/kernel/tracing/open-tracer.server.ts': 'export const openTracer = 1',
  'lib/drawer/more.ts': 'export const more = 1',
  'components/ads/Card.tsx': 'export const card = 1',
  'components/screens/Whole.tsx': 'export const whole = 1',
  'pages/componenti.tsx': imports('@/components/ui/Showpiece'),
  'pages/home.tsx': 'export default 1',
  'scripts/tool.ts': 'export const tool = 1',
  'tsconfig.json': read('tsconfig.json'),
}

test('each rule catches the violation planted for it', () => {
  for (const { file, text } of violations) write(file, text)
  for (const [file, text] of Object.entries(bystanders)) write(file, text)
  const caught = cruise(planted).violations.map(({ rule, from }) => `${rule} ${from}`)
  for (const { rule, file } of violations) expect(caught).toContain(`${rule} ${file}`)
  expect(new Set(violations.map(({ rule }) => rule)), 'every rule has a violation').toEqual(
    new Set([...rules, ...reachRules].map(({ name }) => name)),
  )
})

test('every folder of lib is in the list of its layer, also one without imports and importers', () => {
  const known = new RegExp(rules.find(({ name }) => name === 'lib-folder-is-known')?.from.pathNot ?? '')
  const unknown = (names: string[]) => names.filter((name) => !/\.[jt]sx?$/.test(name) && !known.test(`${name}/`))
  expect(unknown(['lib/kernel/db', 'lib/kernel/drawer', 'lib/market/regular.test.ts'])).toEqual(['lib/kernel/drawer'])
  expect(unknown(folders)).toEqual([])
})

const faults = [
  { text: 'export const anything: any = 1', rule: 'typescript(no-explicit-any)' },
  { text: "export const cast = JSON.parse('1') as number", rule: 'typescript(consistent-type-assertions)' },
  { text: 'export const first = [1][0]!', rule: 'typescript(no-non-null-assertion)' },
  { text: 'export const port = process.env.PORT', rule: 'node(no-process-env)' },
  { text: 'export function forget() { Promise.resolve(1) }', rule: 'typescript(no-floating-promises)' },
  { text: 'export const price: string = 1', rule: 'typescript(TS2322)' },
]

test('lint refuses any, casts, non-null assertions, process.env, floating promises and wrong types', () => {
  write('lint/tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, target: 'ES2022', types: [] } })) // a project of one file
  write('lint/faults.ts', faults.map(({ text }) => text).join('\n'))
  const oxlint = path.join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=unix', path.join(planted, 'lint/faults.ts')], { cwd: root, encoding: 'utf8' })
  const found = [...stdout.matchAll(/faults\.ts:(\d+):\d+: .* \[Error\/(.+)\]$/gm)].map(([, line, rule]) => `${line} ${rule}`)
  for (const [index, { rule }] of faults.entries()) expect(found).toContain(`${index + 1} ${rule}`)
})

test('only lib/kernel/config, scripts and tool configurations read the environment', () => {
  const readers = ['lib', 'components', 'pages', 'styles', 'tools']
    .flatMap(sourceFiles)
    .filter((file) => /process\.env\b/.test(read(file)) && !/\.test\.tsx?$/.test(file))
  expect(readers.filter((file) => !file.startsWith('lib/kernel/config/'))).toEqual([])
})

/** An empty word alone is no name, and at the end of one it adds nothing. «common-password» and «config manager» are terms of their field, «outside services» is what they are. */
const emptyName = /(?:^|\/)(?:common|misc|data|services?|infos?)(?:[./]|$)|(?:^|[/-])(?:utils?|helpers?|(?<!config-)managers?)(?:[./]|$)/
const namesNothing = (file: string) => emptyName.test(file) || /^lib\/.*\bindex\.ts$/.test(file)

test('no folder or file has a name that says nothing', () => {
  expect(
    [
      'lib/market/ads/utils.ts',
      'lib/catalogue/data/cars.ts',
      'lib/market/ads/price-helper.ts',
      'lib/market/ads/index.ts',
      'lib/market/ads/ad-manager.ts',
      'lib/market/ads/dataset.ts',
      'lib/market/ads/config-manager.server.ts',
    ].filter(namesNothing),
  ).toHaveLength(5)
  expect(['lib', 'components', 'styles', 'scripts', 'tools'].flatMap(sourceFiles).filter(namesNothing)).toEqual([])
})

/** Whether a component stands in the wrong folder: a screen outside components/screens, or anything else in it. */
const isMisplaced = (file: string) =>
  file.startsWith('components/screens/') !== /^components\/[^/]+\/([a-z]+\/)?[A-Z]\w*Screen(\.test)?\.tsx$/.test(file)

test('components/screens holds every screen and nothing else', () => {
  const misplaced = ['components/ads/AdScreen.tsx', 'components/screens/CardRow.tsx', 'components/screens/staff/use-seen.ts']
  expect(
    [...misplaced, 'components/screens/AdScreen.tsx', 'components/screens/staff/LogScreen.tsx', 'components/ads/AdCard.tsx'].filter(
      isMisplaced,
    ),
  ).toEqual(misplaced)
  expect(sourceFiles('components').filter(isMisplaced)).toEqual([])
})

const mostInFolder = 40
/** Folders of numbered files grow by their nature. */
const numbered = /^(?:lib\/kernel\/db\/migrations|docs\/decisions)$/

/** The folders that hold too many files to look through, those below them apart. */
const crowded = (files: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const folder of files.map((file) => path.posix.dirname(file))) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => (count > mostInFolder && !numbered.test(folder) ? [folder] : []))
}

test('a folder holds at most forty files', () => {
  const planted = Array.from({ length: mostInFolder + 1 }, (_, number) => [
    `lib/full/${number}.ts`,
    `docs/decisions/${number}.md`,
    'lib/a/b.ts',
  ])
  expect(crowded(planted.flat())).toEqual(['lib/full', 'lib/a'])
  const folders = ['lib', 'components', 'pages', 'styles', 'scripts', 'tools', 'e2e', 'docs', 'public']
  const files = folders.flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
  expect(crowded(files.flatMap((file) => (file.isFile() ? [path.relative(root, path.join(file.parentPath, file.name))] : [])))).toEqual([])
})

test('every setting stands in .env.example, and nothing else does', () => {
  const documented = [...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1])
  expect(documented.sort()).toEqual([...settingKeys].sort())
})

/** Colours written out; `&#39;` is a sign of HTML. A `%23` is the # of a colour in an address. */
const writtenColour = /(?<![&\w])(?:#|%23)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi

test('a colour is written in styles/tokens.ts and nowhere else, apart from the illustrations', () => {
  expect('color:#1b2021;fill="%23fff" &#39; #7'.match(writtenColour)).toEqual(['#1b2021', '%23fff'])
  const found = ['lib', 'components', 'pages', 'styles', 'scripts']
    .flatMap(sourceFiles)
    .filter((file) => !/\.test\.tsx?$|^lib\/market\/illustrations\/|^styles\/tokens\.ts$/.test(file))
    .flatMap((file) => (read(file).match(writtenColour) ?? []).map((colour) => `${file}: ${colour}`))
  expect(found).toEqual([])
})

test('the manifest of the installed site has the colours of the brand', () => {
  const manifest = object({ theme_color: string(), background_color: string() }).validateSync(
    JSON.parse(read('public/manifest.webmanifest')),
  )
  expect(manifest).toMatchObject({ theme_color: color.accent, background_color: color.surface })
})

/** Journeys that bring a `test` of their own, which would not notice what React complains of. */
const onTheirOwn = (journeys: { file: string; text: string }[]) =>
  journeys.filter(({ text }) => !/^import \{[^}]*\btest\b[^}]*\} from '(?:\.\.|@\/e2e)\/test'$/m.test(text)).map(({ file }) => file)

test('every journey starts from e2e/test.ts, which fails where hydration changes a page', () => {
  const planted = {
    file: 'e2e/journeys/x.spec.ts',
    text: "import { expect, test } from '@playwright/test'\nimport { type Page } from '../test'",
  }
  expect(onTheirOwn([planted])).toEqual([planted.file])
  expect(onTheirOwn(sourceFiles('e2e/journeys').map((file) => ({ file, text: read(file) })))).toEqual([])
})

/** Handlers of private addresses that never check who is calling. */
function unguarded(handlers: { file: string; text: string }[]): string[] {
  return handlers
    .filter(({ file, text }) => /^pages\/api\/.*\/private\//.test(file) && !/require(User|Session)\(|dealershipOf\(/.test(text))
    .map(({ file }) => file)
}

test('every handler of a private address checks who is calling', () => {
  expect(unguarded([{ file: 'pages/api/v1/pages/private/x.ts', text: 'export default api({ async GET() {} })' }])).toEqual([
    'pages/api/v1/pages/private/x.ts',
  ])
  expect(unguarded(sourceFiles('pages').map((file) => ({ file, text: read(file) })))).toEqual([])
})

test('a table is written by one domain only', () => {
  const twice = tableWriters([
    { file: 'lib/market/ads/a.server.ts', text: 'db`insert into ad (id) values (1)`' },
    { file: 'lib/market/search/b.server.ts', text: 'db`update ad set make = 1`' },
  ])
  expect([...(twice.get('ad') ?? [])]).toEqual(['ads', 'search'])
  // The demo market writes in bulk what every domain would have written over two years (decision 140).
  const real = tableWriters(
    ['lib', 'tools']
      .flatMap(sourceFiles)
      .filter((file) => !/(\.test\.ts|\/test-[^/]+)$/.test(file) && !file.startsWith('tools/demo-market/'))
      .map((file) => ({ file, text: read(file) })),
  )
  expect([...real].filter(([, domains]) => domains.size > 1).map(([table, domains]) => `${table}: ${[...domains].join(', ')}`)).toEqual([])
  expect(real.get('ad')).toEqual(new Set(['ads']))
})
