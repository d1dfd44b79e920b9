import { impersonalTables } from '@/lib/server/personal-data/impersonal-tables'
import { personalData } from '@/lib/server/personal-data/personal-columns'

export const personalDataFile = 'docs/personal-data.md'

const intro = `# Personal data

What the database knows about people: whose it is, where the copy of one's own data has it, what becomes of it with the account, and
how long it stays at most. Made by \`npm run personal-data\` from \`lib/server/personal-data/personal-columns.ts\`; a test fails when this page
is older than the code, when the schema has a column the table does not know, and when an account with a canary in every field leaves
more behind than stands here ([decision 023](decisions/023-personal-data-as-code.md)). What a browser stores is in [browser-storage.md](browser-storage.md).
`

/** The page as it has to stand in docs. */
export function personalDataText(): string {
  const tables = Object.entries(personalData).map(([table, { owner, retention, personal }]) => {
    const rows = Object.entries(personal).map(([column, { export: path, deletion }]) => {
      const copy = typeof path === 'string' ? `\`${path}\`` : `no: ${path.withheld}`
      return `| \`${column}\` | ${copy} | ${deletion === 'stays' ? 'stays until its time is over' : 'goes with the account'} |\n`
    })
    return `\n## ${table}\n\nOf ${owner}. Retained ${retention}.\n\n| column | in the copy | when the account is deleted |\n|---|---|---|\n${rows.join('')}`
  })
  const rest = impersonalTables.map((table) => `\`${table}\``).join(', ')
  return `${intro}${tables.join('')}\nNothing about anybody stands in ${rest}.\n`
}
