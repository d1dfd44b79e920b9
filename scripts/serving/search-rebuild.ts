import { env } from '@/lib/kernel/config/env.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { AdsCluster, failureOf } from '@/lib/market/search-cluster/ads-cluster.server'
import { ClusterFeed } from '@/lib/market/search-cluster/cluster-feed.server'
import { withDatabase } from '../database/with-database'

/** npm run search:rebuild rebuilds the index of the search cluster while the old one answers. */
await withDatabase('npm run search:rebuild', async (db) => {
  const place = env().searchCluster
  if (!place) throw new StartError('there is no search cluster: set SEARCH_ENGINE=opensearch and OPENSEARCH_NODES')
  const cluster = new AdsCluster(place)
  const outcome = await new ClusterFeed(db, cluster).rebuild().catch((error: unknown) => {
    throw new StartError(`the index of the search cluster could not be built: ${failureOf(error)}`)
  })
  console.log(outcome === 'built' ? 'The search cluster has a new index' : 'Another process is building one')
  await cluster.close()
})
