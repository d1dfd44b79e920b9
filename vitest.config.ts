import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { impossibleTests } from './scripts/checks/demanding-tests.mjs'

const folders = ['lib', 'components', 'styles', 'scripts', 'tools']
const tests = `{${folders.join(',')}}/**/*.test.{ts,tsx}`
const long = '**/*.long.test.{ts,tsx}'
/** They need a JDK and Maven: npm run test:cluster. */
const cluster = '**/*.cluster.test.ts'

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file))
/** Tests that request jsdom in their first line: each has its own window and modules, because a page holds listeners and timers. */
const inBrowser = files.filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))
/** Thousands of random runs: `npm run check` makes a part of them, `test:long` all. */
const random = files.filter((file) => readFileSync(file, 'utf8').includes("inject('shareOfRuns')"))

/** Builds and type checks of whole copies: begun last, they would leave the other cores idle for minutes. */
const longest = ['scripts/changed-packages.long.test.ts', 'scripts/recipes.long.test.ts']
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file))
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

const shared = {
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  plugins: [rowComparison(), svgFiles()],
  oxc: { jsx: { runtime: 'automatic' as const } },
}
const limits = {
  testTimeout: 300_000, // ends what hangs; no promise is about the time on a busy machine
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } }, // a poll that holds ends as early as before
  setupFiles: ['scripts/checks/test-worker.ts'],
  provide: { shareOfRuns: 1 / 4 },
}

export default defineConfig({
  ...shared,
  test: {
    maxWorkers: '100%', // by default one core stays idle, which on two is half of the machine
    globalSetup: ['scripts/database/test-database.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...shared, test: { ...limits, name: 'node', include: [tests], exclude: [long, cluster, ...inBrowser], isolate: false } },
      {
        ...shared,
        test: {
          ...limits,
          name: 'dom',
          include: inBrowser,
          exclude: [long, cluster],
          environment: 'jsdom',
          pool: 'vmThreads',
          execArgv: ['--no-experimental-require-module'], // it would let packages name modules where contexts can only run CommonJS
        },
      },
      {
        ...shared,
        test: {
          ...limits,
          name: 'long',
          include: [`{${folders.join(',')}}/${long}`, ...random],
          exclude: impossibleTests().map(({ file }) => file),
          provide: { shareOfRuns: 1 },
        },
      },
      { ...shared, test: { ...limits, name: 'cluster', include: [`{${folders.join(',')}}/${cluster}`] } },
    ],
  },
})

/** A plugin, so that no --reporter on the command line drops it. Vitest calls it per project; one comparison serves all. */
function rowComparison(): Plugin {
  const reporter = './scripts/sql-against-schema/row-reporter.ts'
  return {
    name: 'row-comparison',
    configureVitest({ vitest: { config } }) {
      if (!config.reporters.flat().includes(reporter)) config.reporters.push([reporter, {}])
    },
  }
}

/** Imports an SVG as Next does: an object with its address. */
function svgFiles(): Plugin {
  return {
    name: 'svgFiles',
    enforce: 'pre',
    load: (id) => (id.endsWith('.svg') ? `export default { src: ${JSON.stringify(`/${basename(id)}`)} }` : null),
  }
}
