import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stylesheetAddress } from './stylesheet-address.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const collector = 'stylesheet'
/** Next leaves packages outside the server's bundles, where nothing can be put in their place. */
export const extractedPackages = ['@emotion/react', '@emotion/styled']
const replaced = [
  [/^@emotion\/styled$/, path.join(here, 'static-styled.ts')],
  [/^@\/styles\/GlobalStyles$/, path.join(here, 'no-global-styles.ts')],
  [/^@emotion\/react\/jsx-runtime$/, 'react/jsx-runtime'], // Emotion's own looks for a css attribute on every element: nothing here has one
]

/**
 * Lets a build write all styles into one file and take them out of the scripts: see docs/decisions/033-one-stylesheet.md.
 * The sources stay as Emotion knows them.
 * @param {import('next/dist/compiled/webpack/webpack').webpack.Configuration} config
 * @param {{ dir: string, buildId: string, isServer: boolean, nextRuntime?: string, config: { distDir: string } }} options what Next tells of the build, with its `webpack`
 */
export function extractStyles(config, { dir, buildId, isServer, nextRuntime, webpack, config: { distDir } }) {
  for (const [request, replacement] of replaced) config.plugins.push(new webpack.NormalModuleReplacementPlugin(request, replacement))
  if (!isServer)
    config.module.rules.push({ test: /\.tsx$/, exclude: /node_modules/, enforce: 'post', use: [path.join(here, 'without-rules.mjs')] })
  if (nextRuntime !== 'nodejs') return config
  const output = path.join(dir, distDir)
  const writeStylesheet = async () => {
    const { stylesheet } = await createRequire(import.meta.url)(path.join(output, 'server', `${collector}.js`))
    const file = path.join(output, stylesheetAddress(buildId).replace('/_next/', ''))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await stylesheet(await componentFiles(dir)))
  }
  config.plugins.push({
    apply: (compiler) => compiler.hooks.afterEmit.tapPromise(collector, writeStylesheet),
  })
  const { entry } = config
  return { ...config, entry: async () => ({ ...(await entry()), [collector]: path.join(here, 'stylesheet.ts') }) }
}

/** What is below components/ and is no test, without `.tsx`; always in the same order. */
async function componentFiles(dir) {
  const files = await readdir(path.join(dir, 'components'), { recursive: true })
  return files
    .filter((file) => /^(?!.*(?:\.test\.|\/test-)).*\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort()
}
