import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { analyticsEvents } from '@/lib/measuring/tracking/event-table'

export const planFile = 'docs/tracking-plan.md'

const intro = `# Tracking plan

Every event the site reports about what visitors do, and which of them experiments count as conversions. Made by
\`npm run tracking-plan\` from \`lib/measuring/tracking/event-table.ts\`; a test fails when this page is older than the code.

Events stay in the memory of the page. Once a visitor has accepted experiments, those whose conversion key is an event of the
experiments' configuration are sent as conversions ([experiments.md](experiments.md#counting)); nobody else's leave the browser, and no event carries a name, a text or an address.
«Emitted by» is found by searching the code for the call: «not yet» means that its screen does not exist.

| event | che cosa è successo | what happened | parameters | conversion key | emitted by |
|---|---|---|---|---|---|
`

/** The plan as it has to stand in ${planFile}. */
export function trackingPlan(sources: Source[] = readSources()): string {
  const rows = Object.entries(analyticsEvents).map(([name, { it, en, parameters, conversion }]) => {
    const cells = [
      `\`${name}\``,
      it,
      en,
      Object.entries(parameters).map(parameterText).join('<br>') || '–',
      conversion === null ? '–' : `\`${conversion}\``,
      emittersOf(name, sources)
        .map((file) => `\`${file}\``)
        .join('<br>') || 'not yet',
    ]
    return `| ${cells.join(' | ')} |\n`
  })
  return intro + rows.join('')
}

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
