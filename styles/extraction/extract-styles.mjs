import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserslistToTargets, transform } from 'lightningcss'
import { offlineStylesheetAddress, stylesheetAddress } from './stylesheet-address.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const collector = 'stylesheet'
/** Next leaves packages outside the server's bundles, where nothing can be put in their place. */
export const extractedPackages = ['@emotion/react', '@emotion/styled']
const replaced = [
  [/^@emotion\/styled$/, path.join(here, 'static-styled.ts')],
  [/^@\/styles\/GlobalStyles$/, path.join(here, 'no-global-styles.ts')],
  [/^@emotion\/react\/jsx-runtime$/, 'react/jsx-runtime'], // Emotion's own looks for a css attribute on every element: nothing here has one
]

/** The oldest that Next compiles the scripts for. */
const targets = browserslistToTargets(['chrome 111', 'edge 111', 'firefox 111', 'safari 16.4'])

/**
 * Lets a build write all styles into one file and take them out of the scripts: see docs/decisions/033-one-stylesheet.md.
 * The sources stay as Emotion knows them.
 * @param {import('next/dist/compiled/webpack/webpack').webpack.Configuration} config
 * @param {{ dir: string, buildId: string, isServer: boolean, nextRuntime?: string, config: { distDir: string } }} options what Next tells of the build, with its `webpack`
 */
export function extractStyles(config, { dir, buildId, isServer, nextRuntime, webpack, config: { distDir } }) {
  for (const [request, replacement] of replaced) config.plugins.push(new webpack.NormalModuleReplacementPlugin(request, replacement))
  const output = path.join(dir, distDir)
  const [sheet, offlineSheet] = [stylesheetAddress(buildId), offlineStylesheetAddress(buildId)].map((address) =>
    path.join(output, address.replace('/_next/', '')),
  )
  if (!isServer) {
    config.module.rules.push({ test: /\.tsx$/, exclude: /node_modules/, enforce: 'post', use: [path.join(here, 'without-rules.mjs')] })
    config.plugins.push({
      apply: (compiler) =>
        compiler.hooks.afterEmit.tapPromise(collector, ({ assets }) => addFontFaces([sheet, offlineSheet], output, Object.keys(assets))),
    })
  }
  if (nextRuntime !== 'nodejs') return config
  const writeStylesheet = async () => {
    const { stylesheets } = await createRequire(import.meta.url)(path.join(output, 'server', `${collector}.js`))
    await mkdir(path.dirname(sheet), { recursive: true })
    const { all, offline } = await stylesheets(await componentFiles(dir))
    await writeFile(sheet, minified(all))
    await writeFile(offlineSheet, minified(offline))
  }
  config.plugins.push({
    apply: (compiler) => compiler.hooks.afterEmit.tapPromise(collector, writeStylesheet),
  })
  const { entry } = config
  return { ...config, entry: async () => ({ ...(await entry()), [collector]: path.join(here, 'stylesheet.ts') }) }
}

/** Next writes the font faces into a file of their own, which every first page would wait for as well. It builds for the server first. */
async function addFontFaces(sheets, output, assets) {
  const [fonts, ...others] = assets.filter((name) => name.endsWith('.css'))
  if (fonts === undefined || others.length > 0) throw new Error('the fonts are expected to be the one stylesheet that Next makes')
  const faces = await readFile(path.join(output, fonts), 'utf8')
  for (const sheet of sheets) await writeFile(sheet, faces + (await readFile(sheet, 'utf8')))
}

/** With the prefixes that browsers of today still need, where Emotion writes those of ten years. */
const minified = (css) => transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets }).code

/** What is below components/ and is no test, without `.tsx`; always in the same order. */
async function componentFiles(dir) {
  const files = await readdir(path.join(dir, 'components'), { recursive: true })
  return files
    .filter((file) => /^(?!.*(?:\.test\.|\/test-)).*\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort()
}
