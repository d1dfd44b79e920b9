import { type ResourceLimits, Worker } from 'node:worker_threads'

/**
 * Starts a thread. Where TypeScript runs as it is the thread needs its compiler too, and `source` is its file; compiled, its program is called
 * `name` (scripts/serving/compile-server.mjs) and stands beside this one.
 */
export function startThread(source: URL, name: string, workerData: Record<string, string>, resourceLimits: ResourceLimits = {}): Worker {
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, here), { workerData, resourceLimits })
  const file = JSON.stringify(source.href)
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    eval: true,
    execArgv: [],
    workerData,
    resourceLimits,
  })
}
