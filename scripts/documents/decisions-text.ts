import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const decisionsFile = 'docs/decisions/README.md'
export const decisionsCommand = 'npm run decisions'

export type Decision = { number: number; file: string; title: string; status: string; day: string }

const folder = 'docs/decisions'
const form =
  /^# (?<number>\d{3}) · (?<title>.+)\n\n(?<status>Accepted|Superseded by \[\d{3}\]\(\d{3}-[\w-]+\.md\)), (?<day>\d{1,2} [A-Z][a-z]+ \d{4})\.\n/

const intro = `# Decisions

Choices that could have gone another way, with the reason. \`${decisionsCommand}\` writes this page from the first lines of the records: number and title, then status and date.
A record that changes says so in its own text; one that another takes the place of names it. Commits before 29 November 2026 name records by former numbers, which had holes.

| no. | decision | status | date |
|---|---|---|---|
`

/** The records by number. A record with an irregular head is an error that names it. */
export function readDecisions(): Decision[] {
  const files = readdirSync(folder).filter((file) => /^\d{3}-/.test(file))
  return files.sort().map((file) => parseDecision(file, readFileSync(path.join(folder, file), 'utf8')))
}

export function parseDecision(file: string, text: string): Decision {
  const { number, title = '', status = '', day = '' } = form.exec(text)?.groups ?? {}
  if (number === undefined)
    throw new Error(
      `${file} does not begin with «# NNN · Title», then «Accepted, 1 January 2026.» or «Superseded by [NNN](NNN-name.md), …»`,
    )
  if (!file.startsWith(`${number}-`)) throw new Error(`${file} calls itself ${number}`)
  return { number: Number(number), file, title, status, day }
}

export function decisionsText(): string {
  const rows = readDecisions().map(
    ({ number, file, title, status, day }) =>
      `| ${String(number).padStart(3, '0')} | [${title}](${file}) | ${status === 'Accepted' ? 'accepted' : status.replace('Superseded', 'superseded')} | ${day} |\n`,
  )
  return `${intro}${rows.join('')}`
}
