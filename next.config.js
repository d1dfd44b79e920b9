import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { pageStartAddress } from './lib/kernel/browser/page-start-address.mjs'
import { rewrittenAddresses } from './lib/kernel/routes/rewritten-addresses.mjs'
import { extractedPackages, extractStyles } from './styles/extraction/extract-styles.mjs'
import { offlineStylesheetAddress } from './styles/extraction/stylesheet-address.mjs'

/** @type {import('next').NextConfig} */
const config = {
  compiler: { emotion: true },
  typescript: { ignoreBuildErrors: true }, // npm test checks the types; a start need not wait for it
  // Next lists the files of its server for hosts that copy them one by one. Nobody does here, and it took a third of the build.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // A page is loaded when it is first asked for: loading them all took half a second of every start, and memory for what hardly anybody visits.
  // The filter tells addresses of the app router, which we have none of.
  experimental: { preloadEntriesOnStart: false, clientRouterFilter: false },
  images: { unoptimized: true }, // our pages ask lib/market/photos for pictures; Next's own maker of them would keep what was deleted
  poweredByHeader: false,
  generateEtags: false, // lib/edge/page-cache gives them; Next would read each page byte by byte for one
  reactStrictMode: true,
  // The specification writes GET /api/v1/locations/?query=…; Next's own redirect would answer it with 308.
  skipTrailingSlashRedirect: true,
  // The same on every machine that builds the same sources, so that each serves the files another's pages ask for.
  generateBuildId: () => process.env.INGRANA_BUILD_ID ?? null,
  serverExternalPackages: [
    'postgres',
    'sharp',
    'fontkit',
    'pino',
    '@node-rs/argon2',
    'rate-limiter-flexible',
    'pg-boss',
    'nodemailer',
    'busboy',
    '@zxcvbn-ts/language-common',
    '@sentry/nextjs',
  ],
  // The security headers are set by lib/edge/server, which answers every request: they depend on settings that a build does not know.
  env: { API_PREFIX: process.env.API_PREFIX ?? '' },
  headers: async () =>
    ['/sw.js', '/sw-routes.js', '/offline'].map((source) => ({ source, headers: [{ key: 'Cache-Control', value: 'no-cache' }] })),
  rewrites: async () => [
    { source: '/.well-known/security.txt', destination: '/api/security-txt' },
    { source: '/v2/houston/experiments/:sdkKey/web', destination: '/api/experiments-config/:sdkKey' },
    { source: '/robots.txt', destination: '/api/robots' },
    { source: '/indexnow.txt', destination: '/api/index-now' },
    { source: '/sitemap.xml', destination: '/api/sitemap' },
    { source: '/sitemap/:file', destination: '/api/sitemap/:file' },
    { source: '/magazine/feed.xml', destination: '/api/magazine/feed' },
    { source: '/illustrazioni/:file', destination: '/api/illustrations/:file' },
    { source: '/feed/:address*', destination: '/api/feed/:address*' },
    { source: '/anteprime/:file', destination: '/api/share-pictures/:file' },
    { source: '/mappe/:file', destination: '/api/maps/:file' },
    { source: '/loghi/:id', destination: '/api/logos/:id' },
    { source: '/foto/:file/:size', destination: '/api/photos/:file/:size' },
    ...Object.values(rewrittenAddresses).map((source) => ({ source, destination: `/api${source}` })),
  ],
}

/** What the offline page shows besides its own HTML, which changes with every build. */
const offlinePictures = ['/logo/ingrana.svg']
const contentHash = (url) =>
  createHash('md5')
    .update(readFileSync(`public${url}`))
    .digest('hex')

/**
 * The worker at /sw.js keeps the offline page and its files, and nothing else: see docs/decisions/011-service-worker.md.
 * @param {import('next').NextConfig} nextConfig
 * @returns {Promise<import('next').NextConfig>}
 */
async function withServiceWorker(nextConfig) {
  const { default: nextPwa } = await import('next-pwa') // takes more than a second, which a start that builds nothing need not wait
  const webpack = (webpackConfig, options) => {
    const { entry } = webpackConfig
    const pwa = nextPwa({
      dest: 'public',
      register: false,
      cacheStartUrl: false,
      dynamicStartUrl: false,
      reloadOnOnline: false,
      fallbacks: false,
      include: [/\.woff2$/, /\/icons\.\w+\.svg$/],
      additionalManifestEntries: [
        { url: '/offline', revision: options.buildId },
        { url: offlineStylesheetAddress(options.buildId), revision: null },
        ...offlinePictures.map((url) => ({ url, revision: contentHash(url) })),
      ],
      // A file whose name holds its hash needs no revision, and without one the worker takes it from the browser's own cache.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map(({ revision, ...entry }) => (entry.url.includes('/static/') ? entry : { ...entry, revision })),
        }),
      ],
      runtimeCaching: [
        { urlPattern: isOpenNavigation, handler: 'NetworkOnly', options: { precacheFallback: { fallbackURL: '/offline' } } },
      ],
      inlineWorkboxRuntime: true,
      importScripts: ['/sw-routes.js'],
      sourcemap: false,
      skipWaiting: true, // a new worker brings a new offline page, no page that is open depends on it
      clientsClaim: false,
    })
    // The package adds a script of its own to every page, also when it shall not register the worker.
    return { ...pwa(nextConfig).webpack(webpackConfig, options), entry }
  }
  return { ...nextConfig, webpack }
}

/** Copied into the worker as text, so it may use nothing around it. What belongs to an account passes the worker by. */
function isOpenNavigation({ request, url, sameOrigin }) {
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    !/^\/(api|area-privata|area-concessionario|accedi|registrati|password-dimenticata|nuova-password|conferma-[a-z]+|identityprovider|login|logout)(\/|$)/.test(
      url.pathname,
    )
  )
}

/** What Next tells its own scripts at build. */
const hasRewrites = 'process.env.__NEXT_HAS_REWRITES'

/** For browsers that know it: these scripts are run whole, so they are compiled beside the page's own thread, as they arrive. */
const compiledAhead = '//# allFunctionsCalledOnLoad'

/**
 * The components of a page that only the server draws at once are left out of the scripts the page begins with, and so is what the
 * browser would rewrite addresses with: ours lead to handlers, never to pages.
 * @param {import('next').NextConfig} nextConfig
 * @returns {import('next').NextConfig}
 */
function withSmallScripts(nextConfig) {
  const webpack = (webpackConfig, options) => {
    const given = nextConfig.webpack?.(webpackConfig, options) ?? webpackConfig
    given.module.rules.push({ include: path.join(import.meta.dirname, 'components'), sideEffects: false })
    const settings = given.plugins.flatMap(({ definitions }) => definitions ?? []).find((values) => hasRewrites in values)
    if (!options.isServer && settings) settings[hasRewrites] = false
    const manifest = given.plugins.find((plugin) => plugin.constructor.name === 'BuildManifestPlugin')
    if (manifest) manifest.rewrites = { beforeFiles: [], afterFiles: [], fallback: [] } // the list of pages would name them all once more
    if (options.isServer) return given
    given.output.hashDigestLength = 8 // in every address that the HTML and the scripts name
    const { BannerPlugin, Compilation } = options.webpack
    const afterMinifying = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    given.plugins.push(new BannerPlugin({ banner: compiledAhead, raw: true, include: /chunks\/(framework|main)-/, stage: afterMinifying }))
    return given
  }
  return { ...nextConfig, webpack }
}

/**
 * @param {import('next').NextConfig} nextConfig
 * @returns {import('next').NextConfig}
 */
function withOneStylesheet(nextConfig) {
  const webpack = (webpackConfig, options) => extractStyles(nextConfig.webpack?.(webpackConfig, options) ?? webpackConfig, options)
  return { ...nextConfig, webpack, transpilePackages: extractedPackages }
}

/**
 * What runs the scripts of a page is a file of its own, without what the others share.
 * @param {import('next').NextConfig} nextConfig
 * @returns {import('next').NextConfig}
 */
function withPageStart(nextConfig) {
  const write = async ({ dir, buildId, config: { distDir } }) => {
    const { build } = await import('esbuild')
    await build({
      absWorkingDir: dir,
      entryPoints: ['lib/kernel/browser/page-start.ts'],
      outfile: path.join(dir, distDir, pageStartAddress(buildId).replace('/_next/', '')),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2020',
      logLevel: 'error',
    })
  }
  const webpack = (webpackConfig, options) => {
    const given = nextConfig.webpack?.(webpackConfig, options) ?? webpackConfig
    if (!options.isServer)
      given.plugins.push({ apply: (compiler) => compiler.hooks.afterEmit.tapPromise('page-start', () => write(options)) })
    return given
  }
  return { ...nextConfig, webpack }
}

/** The same files with their source maps, in a folder of their own: npm run bench:bundle reads them, nobody serves them. */
const measuredFolder = process.env.INGRANA_MEASURED_BUILD
const measured = () => withOneStylesheet(withSmallScripts({ ...config, distDir: measuredFolder, productionBrowserSourceMaps: true }))

/** The program of this process. Our build runs it too, with a name for what it builds; our server loads Next into its own. */
const isNextItself = /node_modules[\\/](?:\.bin[\\/]next$|next[\\/]dist[\\/])/

/** What somebody who called Next itself shall call: our own commands bring the database, the stand-ins and what a build needs around it. */
const ownCommands = {
  [PHASE_DEVELOPMENT_SERVER]: '«npm start -- --dev» opens the site for development, with its database and what stands in for services.',
  [PHASE_PRODUCTION_BUILD]: '«npm run build» builds the site; «npm start» does so by itself when something has changed.',
  [PHASE_PRODUCTION_SERVER]: '«npm start» opens the site, with its database and the security headers.',
}

/** @param {string} phase */
export default async (phase) => {
  if (measuredFolder !== undefined) return measured()
  if (isNextItself.test(process.argv[1] ?? '') && process.env.INGRANA_BUILD_ID === undefined && phase in ownCommands) {
    console.error(ownCommands[phase])
    process.exit(1)
  }
  return phase === PHASE_PRODUCTION_BUILD ? withPageStart(withOneStylesheet(await withServiceWorker(withSmallScripts(config)))) : config
}
