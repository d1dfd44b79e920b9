import { insides, namesOnly } from '@/lib/kernel/framework/insides'

export const insidesFile = 'docs/framework-insides.md'
export const insidesCommand = 'npm run framework-insides'

const intro = `# What the site knows of the insides of Next and React

Everything that uses what Next and React do not publish stands in one folder, \`lib/kernel/framework\`; a test finds any use elsewhere ([decision 131](decisions/131-framework-internals.md)).
Made by \`${insidesCommand}\` from the table in \`insides.ts\`; a test fails when this page is older, and when a file or a test that it names is gone.

Each piece is tried where it is used. When Next or React have changed it is switched off by itself: the site serves without it, says so in one line of the log (\`what this uses of Next or React has changed\`), and
\`ingrana_framework_piece_on{piece="…"}\` is 0. What a build finds is written to \`.next/ingrana-pieces\`, which a server reads when it starts. Nothing refuses to build or to start:
\`scripts/changed-packages.long.test.ts\` builds and serves the site beside copies of Next and React with other documents, functions, chunks and manifests (\`test-changed-packages.ts\`), and looks at it in a browser.

\`RENDERER=next\` switches all of them off, \`RENDERER="own -late-scripts"\` one. \`npm run test:long\` runs the HTTP tests of pages once more with \`RENDERER=next\`; \`npm run bench:pages -- --only visits --without PIECE\` measures what a piece brings.
`

export function insidesText(): string {
  const pieces = Object.entries(insides).map(
    ([name, { uses, versions, brings, files, contracts, without }]) => `
## ${name}

| | |
|---|---|
| uses | ${uses} |
| tried with | ${versions} |
| brings | ${brings} |
| stands in | ${files.map((file) => `\`${file}\``).join(', ')} |
| tests that say when it has changed | ${contracts.map(({ file, title }) => `\`${file}\`: ${title}`).join('; ')} |
| without it | ${without} |
`,
  )
  const rows = namesOnly.map(({ file, uses, without }) => `| \`${file}\` | ${uses} | ${without} |\n`)
  return `${intro}${pieces.join('')}\n## Names alone\n\n| file | uses | when they change |\n|---|---|---|\n${rows.join('')}`
}
