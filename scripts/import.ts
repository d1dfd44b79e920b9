import { createWriteStream, type WriteStream } from 'node:fs'
import { access, constants, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { env } from '@/lib/kernel/config/env.server'
import type { Pool } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { isCategory } from '@/lib/market/catalogue/category'
import { parseMapping } from '@/lib/market/stock-import/columns/import-mapping'
import { openFileReader } from '@/lib/market/stock-import/files/open-file-reader.server'
import { stockSource } from '@/lib/market/stock-import/files/stock-source.server'
import { type ImportOptions, importStock } from '@/lib/market/stock-import/import-stock.server'
import { summaryText } from '@/lib/market/stock-import/import-summary'
import { reportHeader, reportText } from '@/lib/market/stock-import/report-line'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { progressBar } from './checks/progress-bar'
import { withDatabase } from './database/with-database'

const usage =
  'npm run import -- FILE.csv [--dry-run] [--dealer ID] [--category CATEGORIA] [--source NOME] [--mapping MAPPATURA.json] [--sheet FOGLIO] [--report FILE] [--full-stock [--confirm-withdrawals]] [--json]'

type Command = { file: string; sheet: string | undefined; options: ImportOptions; report: string | undefined; json: boolean }

try {
  const command = await readCommand(process.argv.slice(2))
  await withDatabase('npm run import', (db) => run(db, command))
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(db: Pool, { file, sheet, options, report, json }: Command): Promise<void> {
  const startedAt = Date.now()
  await prepareDatabase(console.error)
  const target = await reportFor(file, report, options.dryRun ?? false)
  let bar: ((done: number) => void) | undefined
  let written: WriteStream | undefined // begun with its first line, so that a file that cannot be read leaves no report
  const summary = await importStock(db, await openSource(file, sheet), {
    ...options,
    onProgress: (read, total) => (bar ??= progressBar('importazione (byte)', total))(read),
    onReport(line) {
      if (target === undefined) return
      written ??= openReport(target)
      written.write(reportText(line))
    },
  }).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(`${file}: ${error.shownText ?? error.message}`, { cause: error }) : error
  })
  const print = json ? console.error : console.log
  print(summaryText(summary, Date.now() - startedAt, options.dryRun ?? false))
  if (target !== undefined) {
    await finishReport(written ?? openReport(target))
    print(`Rapporto riga per riga: ${target}`)
  }
  if (json) console.log(JSON.stringify(summary))
}

/** Read in a thread, so that a file that needs too much ends in a sentence. */
async function openSource(file: string, sheet: string | undefined): Promise<string | Readable> {
  const reader = openFileReader()
  try {
    const { source, list, others } = await stockSource(file, sheet)
    if (list !== null && others.length > 0)
      console.error(`Letto il foglio «${list}»; ci sono anche ${others.map((name) => `«${name}»`).join(', ')} (--sheet NOME).`)
    return source
  } finally {
    await reader.close()
  }
}

async function readCommand(args: string[]): Promise<Command> {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new AppError('invalid', `Serve un solo file da importare: ${usage}`)
  await checkFile(file)
  const { dealer, category, source } = values
  if (dealer !== undefined && !/^\d{1,15}$/.test(dealer)) throw new AppError('invalid', `«${dealer}» non è il numero di un concessionario`)
  if (category !== undefined && !isCategory(category))
    throw new AppError('invalid', `«${category}» non è una categoria: auto, moto-e-scooter, caravan-e-camper o veicoli-commerciali`)
  if (source !== undefined && !/^[\w.-]{1,60}$/.test(source))
    throw new AppError('invalid', `«${source}» non può essere il nome di una fonte: solo lettere, cifre, punti e trattini`)
  const mapping = values.mapping === undefined ? {} : parseMapping(await readMapping(values.mapping))
  return {
    file,
    sheet: values.sheet,
    report: values.report,
    json: values.json,
    options: {
      dryRun: values['dry-run'],
      fullStock: values['full-stock'],
      confirmWithdrawals: values['confirm-withdrawals'],
      mapping: { ...mapping, ...(source !== undefined && { source }) },
      ...(dealer !== undefined && { dealerId: Number(dealer) }),
      ...(category !== undefined && { category }),
    },
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        dealer: { type: 'string' },
        category: { type: 'string' },
        source: { type: 'string' },
        mapping: { type: 'string' },
        sheet: { type: 'string' },
        report: { type: 'string' },
        'full-stock': { type: 'boolean', default: false },
        'confirm-withdrawals': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new AppError('invalid', `Comando non valido. Uso: ${usage}`, { cause: error })
  }
}

/** Faults of the file that need no database to be seen. */
async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined)
  if (!found) throw new AppError('notFound', `${file}: il file non esiste`)
  if (found.isDirectory()) throw new AppError('invalid', `${file}: è una cartella, non un file`)
  if (found.size === 0 && found.isFile()) throw new AppError('invalid', `${file}: il file è vuoto`)
  await access(file, constants.R_OK).catch(() => {
    throw new AppError('forbidden', `${file}: il file non si può leggere`)
  })
}

async function readMapping(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new AppError('notFound', `${file}: la mappatura non si può leggere`, { cause: error })
  })
}

/** The report: beside the file, or in the data folder when nothing may be written there. A dry run reports only on request. */
async function reportFor(file: string, requested: string | undefined, dryRun: boolean): Promise<string | undefined> {
  if (requested !== undefined) {
    await access(path.dirname(requested), constants.W_OK).catch((error: unknown) => {
      throw new StartError(`${requested}: il rapporto non si può scrivere`, { cause: error })
    })
  }
  if (requested !== undefined || dryRun) return requested
  const name = `${path.basename(file).replace(/\.(?:csv|txt|tsv)$/i, '')}.rapporto.csv`
  const folder = path.dirname(file)
  // The administrator may write anywhere, but a folder marked read-only is meant to stay as it is.
  const isWritable = await access(folder, constants.W_OK).then(
    async () => ((await stat(folder)).mode & 0o200) !== 0,
    () => false,
  )
  if (isWritable) return path.join(folder, name)
  const own = path.join(env().dataDir, 'import')
  await mkdir(own, { recursive: true })
  return path.join(own, name)
}

function openReport(target: string): WriteStream {
  const stream = createWriteStream(target)
  stream.write(reportHeader)
  return stream
}

async function finishReport(stream: WriteStream): Promise<void> {
  stream.end()
  await finished(stream)
}
