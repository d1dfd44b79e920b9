import { readFileSync } from 'node:fs'

/** An edit that a recipe of CONTRIBUTING.md prescribes. `before`: a text that occurs once in the file, in front of which `text` goes; without it the file is new. */
export type Edit = { file: string; text: string; before?: string }
type Recipe = {
  /** The heading of its section. */
  name: string
  edits: readonly Edit[]
  /** The tests of what it touches. */
  tests: readonly string[]
  /** How many files the section says at most. */
  mostFiles: number
}

const sections = readFileSync('CONTRIBUTING.md', 'utf8').split(/^### /m)

/** The section of CONTRIBUTING.md under a heading. */
export function sectionOf(name: string): string {
  const section = sections.find((text) => text.startsWith(`${name}\n`))
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section «${name}»`)
  return section
}

const [migration = ''] = /alter table [^`]*;/.exec(sectionOf('Add a column to an ad')) ?? []
/** The line of code that a section shows, as it stands there. */
const rowIn = (name: string) => `${/^ {4,}\S.*$/m.exec(sectionOf(name))?.[0].trim() ?? ''}\n`

export const recipes: readonly Recipe[] = [
  {
    name: 'Add a column to an ad',
    mostFiles: 2,
    edits: [
      { file: 'lib/kernel/db/migrations/0199-turning-circle.sql', text: `${migration}\n` },
      { file: 'lib/market/ads/ad-columns.ts', before: '  lengthMm: {', text: rowIn('Add a column to an ad') },
    ],
    tests: [
      ...['lib/market/ads/ad-columns', 'lib/market/ads/added-column', 'lib/market/ads/copy-ads', 'lib/market/stock-export'],
      ...['scripts/documents/personal-data-text', 'scripts/database/database-document', 'scripts/last-release/last-release.test.ts'],
    ],
  },
  {
    name: 'Add a filter',
    mostFiles: 1,
    edits: [{ file: 'lib/market/search/query/filters.ts', before: "  { kind: 'choice', param: 'lunghezza',", text: rowIn('Add a filter') }],
    tests: [
      'lib/market/search/engine/search-ads.server',
      'lib/market/search/query/read-search',
      'lib/market/search/filter',
      'components/search/panel/FilterPanel',
    ],
  },
  {
    name: 'Add a page',
    mostFiles: 4,
    edits: [
      { file: 'lib/kernel/routes/routes.ts', before: "  siteMap: '/mappa-sito',", text: "  press: '/stampa',\n" },
      {
        file: 'components/screens/PressScreen.tsx',
        text: `import { PageLayout } from '@/components/shell/PageLayout'
import { Container } from '@/components/ui/Container'
import { routes } from '@/lib/kernel/routes/routes'

/** Whom journalists write to. */
export function PressScreen() {
  return (
    <PageLayout title="Stampa" description="A chi scrivono i giornalisti." canonicalPath={routes.press}>
      <Container>
        <h1>Stampa</h1>
      </Container>
    </PageLayout>
  )
}
`,
      },
      {
        file: 'pages/stampa.tsx',
        text: `import { PressScreen } from '@/components/screens/PressScreen'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async () => ({}))

export default function PressPage() {
  return <PressScreen />
}
`,
      },
      { file: 'e2e/page-types.ts', before: "  plain('site map', '/mappa-sito'),", text: "  plain('press', '/stampa'),\n" },
    ],
    tests: ['scripts/database/tables-of-pages.test.ts', 'lib/kernel/routes', 'lib/server/page', 'lib/server/page-cache'],
  },
  {
    name: 'Add a provider of social logins',
    mostFiles: 5,
    edits: [
      {
        file: 'lib/accounts/social-login/provider.ts',
        before: "  facebook: { label: 'Facebook'",
        text: "  esempio: { label: 'Esempio', vendor: 'esempio' },\n",
      },
      { file: 'lib/accounts/consent/privacy-choice.ts', before: " | 'facebook'\n", text: " | 'esempio'" },
      { file: 'lib/accounts/consent/privacy-choice.ts', before: "'facebook'] },\n", text: "'esempio', " },
      {
        file: 'lib/accounts/social-login/provider-logins.server.ts',
        before: '  facebook: () =>',
        text: "  esempio: () => facebookLogin({ key: 'esempio', ...providers.esempio }, env().facebook),\n",
      },
      { file: 'lib/tracking/events/event-table.ts', before: "'facebook', 'passkey'] as const", text: "'esempio', " },
      { file: 'components/login/SocialLogin.tsx', before: "facebook: 'facebook' } as const", text: "esempio: 'user', " },
    ],
    tests: ['lib/accounts/social-login', 'lib/accounts/consent', 'components/login', 'components/consent'],
  },
  {
    name: 'Add a mail',
    mostFiles: 2,
    edits: [
      {
        file: 'lib/accounts/users/account-mails.server.ts',
        before: 'export function recoveryMail(',
        text: `export function birthdayMail({ to }: { to: string }): NewMail {
  return writeMail('birthday', to, {
    subject: 'Buon compleanno',
    body: [paragraph('oggi è il tuo compleanno: tanti auguri.'), actionButton('Vai a Ingrana', siteLink(routes.home))],
  })
}

`,
      },
      { file: 'lib/server/showcase/sample-mails.server.ts', before: '  confirmEmailChangeMail,\n', text: '  birthdayMail,\n' },
      {
        file: 'lib/server/showcase/sample-mails.server.ts',
        before: "    { state: 'password dimenticata'",
        text: "    { state: 'compleanno', mail: birthdayMail({ to }) },\n",
      },
    ],
    tests: ['lib/server/showcase', 'lib/kernel/mail'],
  },
]
