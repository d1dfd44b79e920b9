/** A module as dependency-cruiser reports it. */
export type CruisedModule = { source: string; dependencies: readonly { resolved: string }[] }
type ReachRule = { name: string; from: RegExp; notFrom?: RegExp; to: RegExp; notTo: RegExp; why: string }

const declarations = /[.]d[.](?:svg[.])?ts$/
const testFiles = /[.]test[.]tsx?$|\/test-[^/]+$/
/** What next.config.js puts into the build, and threads. */
const entries =
  /-worker[.]server[.]ts$|^lib\/(?:architecture|shared-in-process[.]server)|^styles\/extraction\/|^lib\/kernel\/framework\/[^/]+[.]mjs$|^lib\/kernel\/browser\/(?:bootstrap|run-scripts)[.]ts$/

/** Rules that one walk over the imports answers: dependency-cruiser would look for a path between each pair of modules. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'no-dead-code',
    from: /^(?:pages|scripts|tools|e2e|lib\/server\/jobs)\/|-worker[.]server[.]ts$/,
    to: /^(?:lib|components|styles)\//,
    notTo: new RegExp(`${testFiles.source}|${declarations.source}|${entries.source}`),
    why: 'nothing reaches this file from a page, a job or a script: delete it',
  },
  {
    name: 'control-has-a-page',
    from: /^pages\//,
    notFrom: /^pages\/componenti[.]tsx$/,
    to: /^components\/(?:ui|form)\//,
    notTo: new RegExp(`${testFiles.source}|${declarations.source}`),
    why: 'no page but the gallery uses this control: delete it, or use it',
  },
]

/** The modules that a rule wants reached and that no import leads to, types included. */
export function unreached(modules: readonly CruisedModule[]): { rule: string; from: string; to: string }[] {
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]))
  return reachRules.flatMap(({ name, from, notFrom, to, notTo, why }) => {
    const sources = modules.map(({ source }) => source)
    const reached = new Set(sources.filter((source) => from.test(source) && !notFrom?.test(source)))
    for (const source of reached) for (const next of importsOf.get(source) ?? []) reached.add(next)
    const wanted = sources.filter((source) => to.test(source) && !notTo.test(source))
    return wanted.filter((source) => !reached.has(source)).map((source) => ({ rule: name, from: source, to: why }))
  })
}
