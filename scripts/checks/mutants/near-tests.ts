import path from 'node:path'

type Sources = ReadonlyMap<string, string>

/** Tests that every check runs; the long ones are too slow to be tried on each mutant. */
const isQuickTest = (file: string) => /(?<!\.long)\.test\.tsx?$/.test(file)

/** Which tests reach a file by imports, the nearest first: those of its own folder before all, and pure ones before those that need a database. */
export function nearTests(sources: Sources, file: string, maxSteps: number): string[] {
  const importers = importersIn(sources)
  const steps = new Map([[file, 0]])
  for (const [one, step] of steps)
    if (step < maxSteps) for (const importer of importers.get(one) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1)
  const folder = path.dirname(file)
  const distance = (test: string) =>
    (steps.get(test) ?? 0) + (path.dirname(test) === folder ? 0 : 4) + (test.endsWith('.server.test.ts') ? 2 : 0)
  return [...steps.keys()].filter(isQuickTest).sort((a, b) => distance(a) - distance(b) || a.localeCompare(b))
}

let known: { sources: Sources; importers: Map<string, string[]> } | undefined

function importersIn(sources: Sources): Map<string, string[]> {
  if (known?.sources === sources) return known.importers
  const importers = new Map<string, string[]>()
  for (const [importer, text] of sources)
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const imported = resolve(sources, importer, specifier)
      if (imported !== undefined) importers.set(imported, [...(importers.get(imported) ?? []), importer])
    }
  known = { sources, importers }
  return importers
}

function resolve(sources: Sources, importer: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined
  const target = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(importer), specifier)
  return [target, `${target}.ts`, `${target}.tsx`].find((name) => sources.has(name))
}
