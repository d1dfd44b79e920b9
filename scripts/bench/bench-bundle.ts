import '../node-env.mjs'
import { rmSync } from 'node:fs'
import { firstLoadFiles, laterFiles } from '@/lib/kernel/framework/built-pages.server'
import { build, nextBuild } from '@/lib/server/runtime/build.server'
import { runCommand } from '../run-command'
import { modulesOf, type Sizes, sizesOf } from '../serving/bundle-sizes'

const folder = '.data/measured-build'
const largest = 20
const given = process.argv.slice(2)
const pages = given.length > 0 ? given : ['/', '/usate/[[...veicolo]]', '/annuncio/[slug]', '/accedi']

/** npm run bench:bundle builds the site once more, with source maps, and prints what the scripts of a page weigh and what they consist of. */
await runCommand(async (shutdown) => {
  process.env['INGRANA_MEASURED_BUILD'] = folder // next.config.js reads it
  rmSync(folder, { recursive: true, force: true })
  await build({ ...nextBuild(process.cwd()), output: folder, sent: [], extra: [], checks: [] }, shutdown.signal)
  for (const page of pages) report(page)
})

function report(page: string): void {
  const files = firstLoadFiles(folder, page)
  console.log(
    `\n${page}\n  first load   ${text(sizesOf(folder, files))}\n  when idle    ${text(sizesOf(folder, laterFiles(folder, page)))}`,
  )
  console.log(`  the ${largest} largest modules of the first load, in minified bytes:`)
  for (const { module, bytes } of modulesOf(folder, files).slice(0, largest)) console.log(`  ${String(bytes).padStart(8)}  ${module}`)
}

function text({ raw, gzip, brotli }: Sizes): string {
  return `${kilobytes(raw)} KB, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1)
}
