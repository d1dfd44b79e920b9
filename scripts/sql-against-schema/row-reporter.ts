import { readFileSync } from 'node:fs'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { openPool } from '@/lib/kernel/db/db.server'
import { writeRecord } from '../last-release/write-record'
import { type Catalog, readCatalog } from './catalog'
import { compareRows, type Fault } from './compare-rows'
import { declaredTemplates, filesWithTemplates } from './declared-templates'
import { findUntested } from './find-untested'
import { idleExceptions, withoutExceptions } from './known-exceptions'
import { mergeLogs, type StatementLog } from './statement-log'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to vitest's own
  interface ProvidedContext {
    rowsAreCompared: boolean
  }
}

/** Checks after a run that templates declare the rows of the migrated schema and, when every test ran, that none was left out. */
export default class RowReporter implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.vitest = vitest
    vitest.provide('rowsAreCompared', true)
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    const vitest = this.vitest
    const log = mergeLogs(modules.flatMap((module) => module.meta().statements ?? []))
    if (!vitest) return
    const isWhole = await isWholeRun(vitest, modules)
    if (!isWhole && log.texts.size === 0) return
    const [databaseUrl = ''] = vitest.getProvidedContext().databaseUrls
    if (process.env['RECORD_RELEASE']) await recordRelease(log, databaseUrl, vitest)
    const faults = await findFaults(log, databaseUrl, isWhole)
    if (faults.length === 0) return
    process.exitCode = 1
    const lines = faults.map(({ place, says }) => `\n  ${place} ${says}`)
    vitest.logger.error(`SQL and the types of its rows differ, see docs/decisions/017-sql-against-the-schema.md:${lines.join('')}`)
  }
}

async function isWholeRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.config.testNamePattern || !modules.every((module) => module.ok())) return false
  const isRunOfUnit = ['node', 'dom'].every((name) => vitest.projects.some((project) => project.name === name))
  return isRunOfUnit && modules.length === (await vitest.globTestSpecifications()).length
}

/** `npm run record-release`: records the statements of this release, which the next one has to understand. */
async function recordRelease(log: StatementLog, databaseUrl: string, { logger }: Vitest): Promise<void> {
  const db = openPool(databaseUrl, 1)
  try {
    const ofProduct = new Set(declaredTemplates(filesWithTemplates()).map(({ text }) => text))
    for (const line of await writeRecord(db, log.sent, ofProduct)) logger.log(`left out: ${line}`)
  } finally {
    await db.end()
  }
}

async function readSchema(databaseUrl: string): Promise<Catalog> {
  const db = openPool(databaseUrl, 1)
  try {
    return await readCatalog(db)
  } finally {
    await db.end()
  }
}

async function findFaults(log: StatementLog, databaseUrl: string, isWhole: boolean): Promise<Fault[]> {
  const catalog = await readSchema(databaseUrl)
  const files = filesWithTemplates()
  const templates = declaredTemplates(isWhole ? files : files.filter((file) => holdsAny(file, log.texts)))
  const statements = [...log.statements.values()]
  const faults = templates.flatMap((template) => compareRows(template, statements, catalog))
  if (!isWhole) return withoutExceptions(faults)
  const all = [...faults, ...findUntested(templates, log)]
  return [...withoutExceptions(all), ...idleExceptions(all)]
}

/** Shorter fragments, like «true», stand in any file. */
const shortest = 20

/** Whether one of the templates may stand in the file. */
function holdsAny(file: string, texts: ReadonlySet<string>): boolean {
  const source = readFileSync(file, 'utf8')
  return [...texts].some((text) => text.length > shortest && text.split('${}').every((literal) => source.includes(literal)))
}
