// reads: temporary files
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The webpack that comes with this Next. */
const { webpack } = createRequire(import.meta.url)('next/dist/compiled/webpack/webpack.js')

/**
 * A small build for browsers as Next makes them, with chunks of these names.
 * @param {string} dir
 * @param {(config: object, options: object) => object} change what a piece does to it
 * @param {{ chunks: string[], plugins?: object[] }} parts
 * @returns {Promise<void>}
 */
export function buildOnce(dir, change, { chunks, plugins = [] }) {
  const file = path.join(dir, 'a.js')
  writeFileSync(file, 'globalThis.a = 1')
  const config = {
    mode: 'production',
    optimization: { minimize: false },
    context: dir,
    entry: Object.fromEntries(chunks.map((name) => [name, file])),
    output: { path: path.join(dir, 'out'), filename: 'static/chunks/[name]-1.js' },
    plugins: [...plugins],
  }
  const changed = change(config, { isServer: false, dir, config: { distDir: 'out' }, webpack })
  return new Promise((resolve, reject) =>
    webpack(changed, (error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve())),
  )
}

/**
 * A definition, as Next has them for what it tells its own scripts.
 * @param {string} name
 * @returns {object}
 */
export const definition = (name) => new webpack.DefinePlugin({ [name]: 'true' })
