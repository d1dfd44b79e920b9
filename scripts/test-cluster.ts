import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { type ClusterNode, startCluster } from './search-cluster/start-cluster'
import { createTestFolder, removeTestFolder } from './test-folder'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to vitest's own
  interface ProvidedContext {
    clusterNodes: ClusterNode[]
  }
}

/** The global setup of the tests of the search cluster: three nodes. */
export default async function prepareCluster({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await createTestFolder('cluster')
  const cluster = await startCluster(path.join(folder, 'nodes'), { nodes: 3, heapMb: 384 })
  provide('clusterNodes', cluster.nodes)
  return async () => {
    await cluster.stop()
    await removeTestFolder(folder)
  }
}
