import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { builtWithout } from './lib/kernel/config/renderer.mjs'
import { withPageStart, withScriptsAhead, withSmallScripts } from './lib/kernel/framework/build-pieces.mjs'
import { offlineStylesheetAddress } from './lib/kernel/framework/next-names.mjs'
import { extractedPackages, extractStyles } from './lib/kernel/framework/one-stylesheet.mjs'
import { rewrittenAddresses } from './lib/kernel/routes/rewritten-addresses.mjs'

/** The parts of Next's internals that this build leaves out: see docs/framework-insides.md. */
const off = new Set(builtWithout(process.env))

/** @type {import('next').NextConfig} */
const config = {
  compiler: { emotion: true },
  typescript: { ignoreBuildErrors: true }, // npm test checks the types; a start need not wait for it
  // Next lists the files of its server for hosts that copy them one by one. Nobody does here, and it took a third of the build.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // Pages load at their first request: loading all took half a second of every start, and memory for pages hardly anybody visits.
  // The filter tells addresses of the app router, which we have none of.
  experimental: { preloadEntriesOnStart: false, clientRouterFilter: false },
  images: { unoptimized: true }, // our pages take pictures from lib/market/photos; Next's optimizer would cache deleted ones
  poweredByHeader: false,
  generateEtags: false, // lib/server/page-cache gives them; Next would read each page byte by byte for one
  reactStrictMode: true,
  // The specification writes GET /api/v1/locations/?query=…; Next's own redirect would answer it with 308.
  skipTrailingSlashRedirect: true,
  // The same on every machine that builds the same sources, so that each serves the files of another's pages.
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
    'web-push',
    'busboy',
    '@zxcvbn-ts/language-common',
    '@sentry/nextjs',
  ],
  // The security headers are set by lib/server/runtime, which answers every request: they depend on settings that a build does not know.
  env: { API_PREFIX: process.env.API_PREFIX ?? '', BUILT_WITHOUT: [...off].join(' ') },
  headers: async () =>
    ['/sw.js', '/sw-routes.js', '/sw-push.js', '/offline'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    })),
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

/** The files of the offline page besides its HTML; they change with every build. */
const offlinePictures = ['/logo/ingrana.svg']
const contentHash = (url) =>
  createHash('md5')
    .update(readFileSync(`public${url}`))
    .digest('hex')

/**
 * The worker at /sw.js caches the offline page and its files, and nothing else: see docs/decisions/011-service-worker.md.
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
        ...(off.has('one-stylesheet') ? [] : [{ url: offlineStylesheetAddress(options.buildId), revision: null }]),
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
      importScripts: ['/sw-routes.js', '/sw-push.js'],
      sourcemap: false,
      skipWaiting: true, // a new worker brings a new offline page, no page that is open depends on it
      clientsClaim: false,
    })
    // The package adds a script of its own to every page, also when it shall not register the worker.
    return { ...pwa(nextConfig).webpack(webpackConfig, options), entry }
  }
  return { ...nextConfig, webpack }
}

/** Copied into the worker as text, so it may use nothing around it. Requests of accounts bypass the worker. */
function isOpenNavigation({ request, url, sameOrigin }) {
  return (
    sameOrigin &&
    request.mode === 'navigate' &&
    !/^\/(api|area-privata|area-concessionario|accedi|registrati|password-dimenticata|nuova-password|conferma-[a-z]+|identityprovider|login|logout)(\/|$)/.test(
      url.pathname,
    )
  )
}

/**
 * Leaves the server-rendered lazy components of a page out of its first scripts: their modules have no side effects.
 * @param {import('next').NextConfig} nextConfig
 * @returns {import('next').NextConfig}
 */
function withoutIdleComponents(nextConfig) {
  const webpack = (webpackConfig, options) => {
    const given = nextConfig.webpack?.(webpackConfig, options) ?? webpackConfig
    given.module.rules.push({ include: path.join(import.meta.dirname, 'components'), sideEffects: false })
    return given
  }
  return { ...nextConfig, webpack }
}

/** @type {readonly [import('./lib/kernel/config/renderer.mjs').PieceName, (config: object, options: object) => object][]} */
const pieces = [
  ['small-scripts', withSmallScripts],
  ['scripts-ahead', withScriptsAhead],
  ['one-stylesheet', extractStyles],
  ['late-scripts', withPageStart],
]

/**
 * Applies our changes to Next's internals, as far as they are not switched off.
 * @param {import('next').NextConfig} nextConfig
 * @returns {import('next').NextConfig}
 */
function withPieces(nextConfig) {
  const on = pieces.filter(([name]) => !off.has(name))
  const webpack = (webpackConfig, options) =>
    on.reduce((config, [, change]) => change(config, options), nextConfig.webpack?.(webpackConfig, options) ?? webpackConfig)
  return { ...nextConfig, webpack, ...(off.has('one-stylesheet') ? {} : { transpilePackages: extractedPackages }) }
}

/** The same files with source maps, in a folder of their own: for npm run bench:bundle, never served. */
const measuredFolder = process.env.INGRANA_MEASURED_BUILD
const measured = () => withPieces(withoutIdleComponents({ ...config, distDir: measuredFolder, productionBrowserSourceMaps: true }))

/** The program of this process: our build runs it with a name for what it builds, our server loads Next into its own process. */
const isNextItself = /node_modules[\\/](?:\.bin[\\/]next$|next[\\/]dist[\\/])/

/** The commands to use instead of Next's own: ours start the database, the stand-ins and what a build needs. */
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
  return phase === PHASE_PRODUCTION_BUILD ? withPieces(await withServiceWorker(withoutIdleComponents(config))) : config
}
