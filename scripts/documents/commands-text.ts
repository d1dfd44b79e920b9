import { readFileSync } from 'node:fs'
import { object } from 'yup'

export const commandsFile = 'docs/commands.md'
export const commandsCommand = 'npm run commands'

const intro = `# Commands

\`${commandsCommand}\` writes this page from \`scripts-info\` in \`package.json\`; a test fails when a command is missing there. Options follow \`--\`; \`npm run -s\` prints nothing of npm's own.
`
/** npm runs these before the script that they name. */
const isHook = (name: string) => name.startsWith('pre')

/** The groups of commands as `package.json` has them: title, then names with what they do. */
export function commandGroups(): [string, [string, string][]][] {
  const info = manifest()['scripts-info']
  return Object.entries(info).map(([title, commands]) => [
    title,
    Object.entries(object().required().validateSync(commands)).map(([name, text]) => [name, String(text)]),
  ])
}

export function scriptNames(): string[] {
  return Object.keys(manifest().scripts).filter((name) => !isHook(name))
}

export function commandsText(): string {
  const call = (name: string) => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`)
  const tables = commandGroups().map(([title, commands]) => {
    const rows = commands.map(([name, text]) => `| \`${call(name)}\` | ${text} |\n`)
    return `\n## ${title}\n\n| command | what it does |\n|---|---|\n${rows.join('')}`
  })
  return `${intro}${tables.join('')}`
}

function manifest() {
  const shape = object({ scripts: object().required(), 'scripts-info': object().required() })
  return shape.validateSync(JSON.parse(readFileSync('package.json', 'utf8')))
}
