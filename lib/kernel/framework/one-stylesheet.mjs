import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { browserslistToTargets, transform } from 'lightningcss'
import { offlineStylesheetAddress, stylesheetAddress } from './next-names.mjs'
import { notePiece } from './piece-notes.mjs'

/** The replacement of Emotion in a build. */
const extraction = 'styles/extraction'
const collector = 'stylesheet'
/** Next leaves packages outside the server's bundles, where nothing can be put in their place. */
export const extractedPackages = ['@emotion/react', '@emotion/styled']
const replacedIn = (here) => [
  [/^@emotion\/styled$/, path.join(here, 'static-styled.ts')],
  [/^@\/styles\/GlobalStyles$/, path.join(here, 'no-global-styles.ts')],
  [/^@emotion\/react\/jsx-runtime$/, 'react/jsx-runtime'], // Emotion's own looks for a css attribute on every element: nothing here has one
]

/** The oldest that Next compiles the scripts for. */
const targets = browserslistToTargets(['chrome 111', 'edge 111', 'firefox 111', 'safari 16.4'])

/**
 * Lets a build write all styles into one file and take them out of the scripts: see docs/decisions/032-one-stylesheet.md.
 * The sources stay as Emotion knows them.
 * @param {object} config webpack's
 * @param {object} options what Next tells of the build, with its `webpack`
 */
export function extractStyles(config, { dir, buildId, isServer, nextRuntime, webpack, config: { distDir } }) {
  const here = path.join(dir, extraction)
  for (const [request, replacement] of replacedIn(here))
    config.plugins.push(new webpack.NormalModuleReplacementPlugin(request, replacement))
  const output = path.join(dir, distDir)
  const sheets = [stylesheetAddress(buildId), offlineStylesheetAddress(buildId)].map((address) =>
    path.join(output, address.replace('/_next/', '')),
  )
  if (!isServer) {
    config.module.rules.push({ test: /\.tsx$/, exclude: /node_modules/, enforce: 'post', use: [path.join(here, 'without-rules.mjs')] })
    afterEmit(config, ({ assets }) => addFontFaces(sheets, output, Object.keys(assets)))
  }
  if (nextRuntime !== 'nodejs') return config
  afterEmit(config, () => writeSheets(sheets, output, dir))
  const { entry } = config
  if (typeof entry !== 'function') throw changed(output, 'the entries of a build are no function any more')
  return { ...config, entry: async () => ({ ...(await entry()), [collector]: path.join(here, 'stylesheet.ts') }) }
}

const afterEmit = (config, call) => config.plugins.push({ apply: (compiler) => compiler.hooks.afterEmit.tapPromise(collector, call) })

/** The build ends here, and `build.server.ts` makes it once more without the piece. */
function changed(output, why) {
  notePiece(output, 'one-stylesheet', why)
  return new Error(why)
}

async function writeSheets([sheet, offlineSheet], output, dir) {
  const file = path.join(output, 'server', `${collector}.js`)
  if (!existsSync(file)) throw changed(output, 'Next writes what it has built for the server elsewhere')
  const { stylesheets } = await createRequire(import.meta.url)(file)
  const found = await stylesheets(await componentFiles(dir)).catch((error) => {
    // A rule that a build cannot know is a fault of ours and says so; anything else is that components are compiled in another way.
    throw error instanceof TypeError ? changed(output, `components are compiled in another way: ${error.message}`) : error
  })
  await mkdir(path.dirname(sheet), { recursive: true })
  await writeFile(sheet, minified(found.all))
  await writeFile(offlineSheet, minified(found.offline))
}

/** Next writes the font faces into a file of their own, which every first page would wait for as well. It builds for the server first. */
async function addFontFaces(sheets, output, assets) {
  const fonts = assets.filter((name) => name.endsWith('.css'))
  if (fonts.length === 0) throw changed(output, 'Next makes no file of the font faces any more')
  const faces = await Promise.all(fonts.map((name) => readFile(path.join(output, name), 'utf8')))
  for (const sheet of sheets) await writeFile(sheet, faces.join('') + (await readFile(sheet, 'utf8')))
}

/** The CSS with the prefixes that browsers of today still need; Emotion writes those of ten years. */
const minified = (css) => transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets }).code

/** What is below components/ and is no test, without `.tsx`; always in the same order. */
async function componentFiles(dir) {
  const files = await readdir(path.join(dir, 'components'), { recursive: true })
  return files
    .filter((file) => /^(?!.*(?:\.test\.|\/test-)).*\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort()
}
