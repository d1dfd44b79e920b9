import type { AsyncLocalStorage } from 'node:async_hooks'
import type { ConfigManager } from '@/lib/experimentation/experiments/datafile/config-manager.server'
import type { Pool, Purpose } from '@/lib/kernel/db/db.server'
import type { Replicas } from '@/lib/kernel/db/replicas.server'
import type { Tracer } from '@/lib/kernel/tracing/span.server'
import type { CurrentPriceModel } from '@/lib/market/price-rating/current-price-model.server'
import type { OpenIndex } from '@/lib/market/search/engine/search-engine.server'
import type { StockFileReader } from '@/lib/market/stock-import/files/read-stock-file.server'

/** Everything that the bundles of one process share, by name. Types alone: the kernel, which keeps it, may know no domain. */
declare module '@/lib/kernel/process/shared.server' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Shared {
    configManager: ConfigManager | undefined
    /** Whether the market is invented: `scripts/serving/demo-notice.ts` looks, pages say so. */
    hasDemoMarket: boolean
    /** The thread that reads what people send. */
    fileReader: StockFileReader
    pools: Map<Purpose, Pool>
    /** The latest of each category. */
    priceModels: Map<string, CurrentPriceModel>
    /** Whether Next renders each page in one piece. */
    rendersWholePages: boolean
    replicas: Replicas
    requestIds: AsyncLocalStorage<string>
    /** The thread or the cluster that answers searches. */
    searchIndex: OpenIndex
    signingSecret: Promise<string>
    tracer: Tracer
  }
}
