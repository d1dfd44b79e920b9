// reads: lib/
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '@/lib/kernel/db/db.server'
import { personalData } from '@/lib/server/personal-data/personal-columns'
import { type Flow, flows, type Part } from './database-flows'
import { type Source, tableWriters, writtenTables } from './table-writers'

export const databaseFile = 'docs/database.md'
export const databaseCommand = 'npm run database-document'

const intro = `# The database

What no page of code shows by itself: the tables and who writes them, what triggers do behind a write, and the notices that wake processes.
Made by \`${databaseCommand}\` from the schema and the code; a test fails when this page is older. What is personal in a table stands in
[personal-data.md](personal-data.md), the reasons in the migrations (\`lib/kernel/db/migrations\`).
`

export type Schema = {
  tables: { name: string }[]
  triggers: { name: string; table: string; events: string; each: string; function: string }[]
  functions: { name: string; body: string; returns: string }[]
}

export async function readSchema(db: Db): Promise<Schema> {
  const tables = await db<Schema['tables']>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`
  const triggers = await db<Schema['triggers']>`
    select t.tgname as name, c.relname as table, p.proname as function,
      concat_ws(', ', case when t.tgtype & 4 > 0 then 'insert' end, case when t.tgtype & 16 > 0 then 'update' end,
        case when t.tgtype & 8 > 0 then 'delete' end, case when t.tgtype & 32 > 0 then 'truncate' end) as events,
      case when t.tgtype & 2 > 0 then 'before' else 'after' end || ' each ' || case when t.tgtype & 1 > 0 then 'row' else 'statement' end as each
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by c.relname, t.tgname`
  const functions = await db<Schema['functions']>`
    select p.proname as name, p.prosrc as body, format_type(p.prorettype, null) as returns from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname`
  return { tables, triggers, functions }
}

/** The code that runs, without its tests. */
export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|(^|\/)test-[^/]+)$/.test(file))
    .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(folder, file), 'utf8') }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

const code = (text: string) => `\`${text}\``
const codes = (texts: readonly string[]) => texts.map(code).join(', ')
const table = (head: string, rows: readonly string[][]) =>
  `| ${head} |\n|${'---|'.repeat(head.split('|').length)}\n${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`

/** The page as it has to stand in docs. */
export function databaseText(schema: Schema, sources: readonly Source[]): string {
  const parts = [intro, ...flows.map(flowChart), tablesText(schema, sources), functionsText(schema), channelsText(schema, sources)]
  return `${parts.join('\n').trimEnd()}\n`
}

function tablesText({ tables, triggers, functions }: Schema, sources: readonly Source[]): string {
  const writers = tableWriters(sources)
  const byFunctions = (name: string) => functions.filter(({ body }) => writtenTables(body).includes(name)).map((each) => `${each.name}()`)
  const rows = tables.map(({ name }) => {
    const fires = new Set(triggers.filter((trigger) => trigger.table === name).map((trigger) => `${trigger.function}()`))
    const retention = personalData[name]?.retention ?? ''
    return [code(name), [...(writers.get(name) ?? [])].join(', '), codes(byFunctions(name)), codes([...fires]), retention]
  })
  return `## Tables\n\nOf ${tables.length} tables each is written by one domain of \`lib\` at most.\n\n${table('table | domain that writes it | functions that write it | functions that its triggers call | retained', rows)}`
}

function functionsText({ triggers, functions }: Schema): string {
  const rows = functions.map(({ name, body, returns }) => {
    const called = triggers
      .filter((trigger) => trigger.function === name)
      .map((trigger) => `${code(trigger.table)} ${trigger.events} (${trigger.each}, ${code(trigger.name)})`)
    const channels = [...body.matchAll(/pg_notify\('(\w+)'/g)].map(([, channel]) => channel ?? '')
    return [
      code(`${name}()`),
      returns === 'trigger' ? called.join('; ') : 'by statements and other functions',
      codes(writtenTables(body)),
      codes([...new Set(channels)]),
    ]
  })
  return `## Functions and triggers\n\n${triggers.length} triggers call ${functions.filter(({ returns }) => returns === 'trigger').length} functions.\n\n${table('function | called | writes | notifies', rows)}`
}

/** `name = 'channel'`, alone or in an object. */
const channelNames = /\b(\w+)\s*(?::|=)\s*'([a-z]+(?:_[a-z]+)+)'/g

function channelsText({ functions }: Schema, sources: readonly Source[]): string {
  const notified = new Set(functions.flatMap(({ body }) => [...body.matchAll(/pg_notify\('(\w+)'/g)].map(([, channel]) => channel ?? '')))
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(channelNames)].map(([, identifier = '', channel = '']) => ({ file, identifier, channel })),
  )
  const isUsed = (pattern: (identifier: string) => RegExp, own: typeof named) =>
    sources
      .filter(({ file, text }) =>
        own.some((each) => (each.file === file || isImported(text, each.identifier)) && pattern(each.identifier).test(text)),
      )
      .map(({ file }) => file)
  const channels = [
    ...new Set([
      ...notified,
      ...named.filter(({ identifier }) => /channel/i.test(identifier)).map(({ channel }) => channel),
      ...named
        .filter(({ file }) => file.includes('search-cluster'))
        .map(({ channel }) => channel)
        .filter((name) => name.endsWith('_changed')),
    ]),
  ].sort()
  const rows = channels.map((channel) => {
    const own = named.filter((each) => each.channel === channel)
    const senders = [
      ...functions.filter(({ body }) => body.includes(`pg_notify('${channel}'`)).map(({ name }) => `${name}()`),
      ...isUsed((identifier) => new RegExp(`pg_notify\\(\\$\\{(?:\\w+\\.)?${identifier}\\}`), own),
    ]
    const listeners = isUsed(
      (identifier) => new RegExp(`(?:listen|runOnNotification)\\((?:\\s*databaseUrl,)?\\s*(?:\\w+\\.)?${identifier}\\b`),
      own,
    )
    return [code(channel), codes(senders), codes(listeners)]
  })
  return `## Channels\n\nA notification arrives when its transaction is committed, and only at current listeners. So each listener reads once when it (re)connects.\n\n${table('channel | notified by | listeners', rows)}`
}

const isImported = (text: string, identifier: string) => new RegExp(`import[^;]*?\\b${identifier}\\b[^;]*? from `).test(text)

export const nameOf = (part: Part): string => Object.values(part)[0] ?? ''

function flowChart({ title, steps }: Flow): string {
  const names = [...new Set(steps.flatMap(({ from, to }) => [labelOf(from), labelOf(to)]))]
  const lines = steps.map(({ from, to, says }) => `  n${names.indexOf(labelOf(from))} -- ${says} --> n${names.indexOf(labelOf(to))}`)
  return `## ${title}\n\n\`\`\`mermaid\nflowchart TD\n${names.map((name, index) => `  n${index}["${name}"]\n`).join('')}${lines.join('\n')}\n\`\`\`\n`
}

function labelOf(part: Part): string {
  const name = nameOf(part)
  if ('table' in part) return `table ${name}`
  if ('channel' in part) return `channel ${name}`
  return 'function' in part ? `${name}()` : name
}
