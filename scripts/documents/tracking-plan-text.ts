import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { segmentTable } from '@/lib/experimentation/experiments/segment-table'
import { segmentNames } from '@/lib/experimentation/experiments/segments'
import { analyticsEvents, serverEvents } from '@/lib/tracking/events/event-table'

export const planFile = 'docs/tracking-plan.md'

const intro = `# Tracking plan

Every event the site reports about what visitors do. Made by
\`npm run tracking-plan\` from \`lib/tracking/events/event-table.ts\`; a test fails when this page is older than the code.

Events stay in the memory of the page. Once a visitor has accepted the measuring they reach our own event log, each under its key alone; those whose key is an event of the
experiments' configuration are goals, and the collector gets them too ([experiments.md](experiments.md#counting)). So an event becomes a goal without a release, and counts for as long as it is stored.
Nobody else's events leave the browser, and no event carries a name, a text or an address. Where it says «server», our event log believes the server alone.
«Emitted by» is found by searching the code for the call: «not yet» means that its screen does not exist.

| event | che cosa è successo | what happened | parameters | key | recorded by | emitted by |
|---|---|---|---|---|---|---|
`

/** The plan as it has to stand in ${planFile}. */
export function trackingPlan(sources: Source[] = readSources()): string {
  const rows = Object.entries(analyticsEvents).map(([name, { it, en, parameters, key }]) => {
    const cells = [
      `\`${name}\``,
      it,
      en,
      Object.entries(parameters).map(parameterText).join('<br>') || '–',
      `\`${key}\``,
      isRecordedByServer(name) ? 'server' : 'browser',
      emittersOf(name, sources)
        .map((file) => `\`${file}\``)
        .join('<br>') || 'not yet',
    ]
    return `| ${cells.join(' | ')} |\n`
  })
  return intro + rows.join('') + segmentsText()
}

/** Attributes of a visitor for audiences and results. */
function segmentsText(): string {
  const rows = segmentNames.map((name) => {
    const { label, en, values } = segmentTable[name]
    const words = Object.keys(values).map((value) => `\`${value}\``)
    return `| \`${name}\` | ${label} | ${en} | ${words.join(', ')} |\n`
  })
  return `
## Segments

What the server knows of a visitor before it decides, from \`lib/experimentation/experiments/segment-table.ts\`: attributes that an audience may ask for by these names, beside the older \`deviceType\` (\`mobile\`, \`tablet\`,
\`unknown\`). The first exposure to an experiment freezes them; the results page shows them as «Per gruppo (esplorativo)». What is not known is left out: an audience that asks for it leaves the visitor out, the results say «non indicato».

| segment | in the results | what it says | words |
|---|---|---|---|
${rows.join('')}`
}

const isRecordedByServer = (name: string) => serverEvents.some((event) => event === name)

function parameterText([name, kind]: [string, string | readonly string[]]): string {
  return `${name}: ${typeof kind === 'string' ? kind : kind.join(', ')}`
}

export type Source = { file: string; text: string }
const calls = [/\b(?:trackEvent|useTrackView)\([^{]*\{([^}]*)\}/g, /\brecordEvent\(([^)]*)\)/g]

/** The files with a call that tracks the event. */
export function emittersOf(name: string, sources: Source[]): string[] {
  const isIn = (text: string) => calls.some((call) => [...text.matchAll(call)].some((match) => match[1]?.includes(`'${name}'`)))
  return sources.filter(({ text }) => isIn(text)).map(({ file }) => file)
}

function readSources(): Source[] {
  return ['components', 'lib', 'pages']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}
