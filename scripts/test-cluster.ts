import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type RunningCluster, startCluster } from './search-cluster/start-cluster'
import { createTestFolder, removeTestFolder } from './test-folder'

/** Three nodes for the tests of one file, which may kill one. */
export function openTestCluster(): () => RunningCluster {
  let running: RunningCluster | undefined
  const ends: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const folder = await createTestFolder('cluster')
    ends.push(() => removeTestFolder(folder))
    const cluster = await startCluster(path.join(folder, 'nodes'), { nodes: 3, heapMb: 384 })
    ends.push(() => cluster.stop())
    running = cluster
  }, 600_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return () => {
    if (!running) throw new Error('the cluster has not started')
    return running
  }
}
