import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { compiledSettings, environmentWith } from '@/lib/kernel/config/env.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { nextProgram } from '@/lib/kernel/framework/built-pages.server'
import { forgetNotes, notePiece, readNotes } from '@/lib/kernel/framework/piece-notes.mjs'
import { compressStatic } from '@/lib/server/runtime/front/compress-static.server'

const sources = ['components', 'lib', 'pages', 'public', 'styles']
const rootFiles = /^(package-lock\.json|next\.config\.js|tsconfig\.json|instrumentation.*\.ts)$/
const notBuilt = /\.test\.tsx?$|^test-|\.sql$|^\./
/** Files read in one go: each by itself through the threads of Node takes ten times as long. */
const filesAtOnce = 50
/** The one file that a build puts among the sources: only from public/ can it answer at /sw.js. */
const serviceWorker = path.join('public', 'sw.js')

/** A build of the program as it is now. `checks`: commands that check a build before it is served. `sent`: what of it is sent compressed. `extra`: files that it leaves elsewhere. */
export type BuildPlan = { folder: string; output: string; sent: string[]; extra: string[]; command: string[]; checks: string[][] }

export function nextBuild(folder: string): BuildPlan {
  return {
    folder,
    output: path.join(folder, '.next'),
    sent: [path.join(folder, '.next/static')],
    extra: [path.join(folder, serviceWorker)],
    command: [nextProgram, 'build', '--webpack'],
    checks: [['--import', 'tsx', 'scripts/serving/check-build.ts']],
  }
}

/** Whether the last build was made from exactly these sources and settings, and came to its end. */
export async function isBuilt(plan: BuildPlan): Promise<boolean> {
  const [found, sourcesNow] = await Promise.all([readFile(stampOf(plan), 'utf8').catch(() => ''), fingerprint(plan.folder)])
  return found === stampText(sourcesNow) && plan.extra.every((file) => existsSync(file))
}

/** The stamp is deleted before the build and written after it succeeded, so that an incomplete build is never served. */
export async function build(plan: BuildPlan, signal: AbortSignal): Promise<void> {
  await rm(stampOf(plan), { force: true })
  const sourcesNow = await fingerprint(plan.folder)
  await runWithoutWhatChanged(plan, sourcesNow, signal)
  for (const command of plan.checks) await run(plan.folder, command, buildId(sourcesNow), signal)
  for (const files of plan.sent) await compressStatic(files)
  await writeFile(stampOf(plan), stampText(sourcesNow))
}

/** A build that found a piece of lib/kernel/framework changed, and could not go on, is made once more without it. */
async function runWithoutWhatChanged({ folder, output, command }: BuildPlan, sourcesNow: string, signal: AbortSignal): Promise<void> {
  forgetNotes(output)
  try {
    await run(folder, command, buildId(sourcesNow), signal)
  } catch (error) {
    const changed = readNotes(output)
    if (signal.aborted || changed.length === 0) throw error
    const off = [...new Set(changed.map(({ piece }) => piece))].join(' ')
    await run(folder, command, { ...buildId(sourcesNow), INGRANA_PIECES_OFF: off }, signal)
    const noted = new Set(readNotes(output).map(({ piece }) => piece)) // by the build that came to its end
    for (const { piece, why } of changed) if (!noted.has(piece)) notePiece(output, piece, why) // Next has emptied the folder meanwhile
  }
}

/** next.config.js reads it. */
const buildId = (sourcesNow: string) => ({ INGRANA_BUILD_ID: sourcesNow.slice(0, 20) })

/** Files compiled by one version of Node are not valid for others. */
const stampText = (sourcesNow: string) => `${process.version} ${process.platform} ${process.arch} ${sourcesNow}\n`
const stampOf = ({ output }: BuildPlan) => path.join(output, 'ingrana-build')

/** Changes whenever anything that goes into the build does, and is the same on every machine: that of a commit is the commit's, as long as no setting goes into it. */
export async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(folder)
  const files = names.filter((name) => rootFiles.test(name))
  for (const source of sources.filter((name) => names.includes(name))) files.push(...(await filesUnder(folder, source)))
  for (const [place, file] of files.sort().entries()) {
    if (place % filesAtOnce === 0) await nextTurn() // a start has the database to look after
    const content = readFileSync(path.join(folder, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  for (const setting of compiledSettings()) hash.update(`${setting}\n`)
  return hash.digest('hex')
}

async function filesUnder(folder: string, source: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, source), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !notBuilt.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== serviceWorker)
}

function run(folder: string, command: string[], settings: Record<string, string>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: environmentWith(settings),
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
      killSignal: 'SIGTERM',
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartError('the build failed, its messages stand above: mend them and start again'))
    })
  })
}
