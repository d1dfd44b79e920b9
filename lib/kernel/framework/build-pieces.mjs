import path from 'node:path'
import { pageStartAddress, startChunks } from './next-names.mjs'
import { notePiece } from './piece-notes.mjs'

/** What Next tells its own scripts at build. */
const hasRewrites = 'process.env.__NEXT_HAS_REWRITES'
/** A mark for browsers that know it: these scripts are run whole, so they are compiled beside the page's own thread, as they arrive. */
const compiledAhead = '//# allFunctionsCalledOnLoad'

/**
 * What a browser would rewrite addresses with is left out of the scripts: our rewrites lead to handlers, never to pages.
 * @param {object} config webpack's
 * @param {object} options what Next tells of the build, with its `webpack`
 */
export function withSmallScripts(config, { isServer, dir, config: { distDir } }) {
  const settings = config.plugins.flatMap(({ definitions }) => definitions ?? []).find((values) => hasRewrites in values)
  const manifest = config.plugins.find((plugin) => plugin.constructor.name === 'BuildManifestPlugin')
  if (!isServer) {
    if (settings) settings[hasRewrites] = false
    if (manifest) manifest.rewrites = { beforeFiles: [], afterFiles: [], fallback: [] } // the list of pages would name them all once more
    config.output.hashDigestLength = 8 // in every address that the HTML and the scripts name
    if (!settings || !manifest) whenWritten(config, () => notePiece(path.join(dir, distDir), 'small-scripts', missing(settings, manifest)))
  }
  return config
}

const missing = (settings, manifest) =>
  `Next has ${[settings ? '' : `no ${hasRewrites}`, manifest ? '' : 'no BuildManifestPlugin'].filter(Boolean).join(' and ')} any more`

/**
 * The first scripts of a page are marked as run whole.
 * @param {object} config
 * @param {object} options
 */
export function withScriptsAhead(config, { isServer, dir, webpack: { BannerPlugin, Compilation }, config: { distDir } }) {
  if (isServer) return config
  const named = new RegExp(`chunks/(${startChunks.join('|')})-`)
  const afterMinifying = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
  config.plugins.push(new BannerPlugin({ banner: compiledAhead, raw: true, include: named, stage: afterMinifying }))
  whenWritten(config, ({ assets }) => {
    const names = Object.keys(assets)
    const gone = startChunks.filter((chunk) => !names.some((name) => name.includes(`chunks/${chunk}-`)))
    if (gone.length > 0) notePiece(path.join(dir, distDir), 'scripts-ahead', `no chunk is called ${gone.join(' or ')}`)
  })
  return config
}

/**
 * What runs the scripts of a page is a file of its own, without what the others share.
 * @param {object} config
 * @param {object} options
 */
export function withPageStart(config, { isServer, dir, buildId, config: { distDir } }) {
  if (isServer) return config
  whenWritten(config, async () => {
    const { build } = await import('esbuild')
    await build({
      absWorkingDir: dir,
      entryPoints: ['lib/kernel/browser/bootstrap.ts'],
      outfile: path.join(dir, distDir, pageStartAddress(buildId).replace('/_next/', '')),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      logLevel: 'error',
    })
  })
  return config
}

/**
 * @param {object} config
 * @param {(compilation: { assets: object }) => void | Promise<void>} call
 */
function whenWritten(config, call) {
  config.plugins.push({ apply: (compiler) => compiler.hooks.afterEmit.tapPromise('ingrana', async (compilation) => call(compilation)) })
}
