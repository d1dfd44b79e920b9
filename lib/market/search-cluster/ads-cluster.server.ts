import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type API, Client, errors } from '@opensearch-project/opensearch'
import { number, object, string } from 'yup'
import type { SearchClusterPlace } from '@/lib/kernel/config/search-cluster'
import { StartError } from '@/lib/kernel/errors/start-error'
import type { FeedPosition } from '@/lib/market/search-index/change-feed.server'
import type { IndexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import type { AdSink } from '@/lib/market/search-index/fill-index.server'
import { documentOf, mappingOf, stateField } from './ad-document.server'
import type { Bucket, Found, Search } from './cluster-question.server'
import { deepestAd } from './cluster-question.server'

/** A search goes to all of them, each with a part of the ads; several can work at once. */
const shards = 3
/** A request that a node has not answered twice goes to the next one. */
const requestTimeoutMs = 2_000
const writeTimeoutMs = 60_000
/** Number of waits for the copies, of five seconds each. */
const copyWaits = 120
/** A version that the cluster already has, or a newer one, is no failure, nor is a deleted ad that it never had. */
const harmless = [404, 409]

/** What an index says of itself: which program filled it, and what it knows of. */
export type FeedState = {
  fingerprint: string
  /** Microseconds, by the clock of the database. */
  builtAt: number
  position: FeedPosition
  /** Grows with each look at the changes: a process that sees it grow knows that another one looks. Writes of a lower one are refused. */
  version: number
  /** How often a look has found any. */
  changes: number
}
export type CurrentIndex = { name: string; state: FeedState }

const stateShape = object({
  fingerprint: string().required(),
  builtAt: number().required(),
  position: object({
    history: string().required(),
    transactionId: string().matches(/^\d+$/).required(),
    deletions: number().integer().required(),
  }),
  version: number().required(),
  changes: number().integer().required(),
}).required()
const stateId = 'state'

/** The ads in a cluster of OpenSearch: behind an alias the index that is searched, `<alias>-<number>`, and none or one that is being filled. */
export class AdsCluster {
  private readonly client: Client

  private readonly alias: string

  constructor({ nodes, alias, caFile }: SearchClusterPlace, requestTimeout = requestTimeoutMs) {
    this.alias = alias
    const ssl = caFile === undefined ? {} : { ca: readAuthority(caFile) }
    this.client = new Client({ nodes: [...nodes], requestTimeout, maxRetries: Math.max(2, nodes.length), ssl })
  }

  close(): Promise<void> {
    return this.client.close()
  }

  /** The index behind the alias; undefined where there is none. */
  async current(): Promise<CurrentIndex | undefined> {
    const answer = await this.client.get({ index: this.alias, id: stateId }, { ignore: [404] })
    if (answer.statusCode === 404) return undefined
    const { _index: name, _source: source } = await hitShape.validate(answer.body)
    return { name, state: source.state }
  }

  /** An empty index behind no alias: without copies, which it gets when it is full. */
  async create(layout: IndexLayout): Promise<string> {
    const name = `${this.alias}-${(await this.lastNumber()) + 1}`
    const settings = { number_of_shards: shards, number_of_replicas: 0, refresh_interval: '-1', max_result_window: deepestAd }
    await this.client.indices.create({ index: name, body: { settings, mappings: mappingOf(layout) } }, { requestTimeout: writeTimeoutMs })
    return name
  }

  /** Takes ads into an index; none of a version that is older than what stands there. `isFound`: whether searches are to find at once what was written. */
  writer(name: string, layout: IndexLayout, version: number, isFound = false): AdSink & { flush: () => Promise<void> } {
    let operations: API.Bulk_RequestBody = []
    const target = (id: number) => ({ _index: name, _id: String(id), version, version_type: 'external_gte' as const })
    return {
      layout,
      put: (line) => {
        const document = documentOf(layout, line)
        operations.push({ index: target(document.id) }, document)
        return document.id
      },
      remove: (id) => void operations.push({ delete: target(id) }),
      flush: async () => {
        if (operations.length > 0) await this.send(operations, isFound)
        operations = []
      },
    }
  }

  /** Lets searches of this index find from now on what was written. */
  async refresh(name: string): Promise<void> {
    await this.client.indices.refresh({ index: name }, { requestTimeout: writeTimeoutMs })
  }

  async saveState(name: string, state: FeedState): Promise<void> {
    await this.send([
      { index: { _index: name, _id: stateId, version: state.version, version_type: 'external_gte' as const } },
      { [stateField]: state },
    ])
  }

  /** Gives an index its copies, as far as there are nodes for them, and waits for a while until they are there: it can be searched without them. */
  async copy(name: string, signal?: AbortSignal): Promise<void> {
    await this.client.indices.putSettings(
      { index: name, body: { index: { auto_expand_replicas: '0-1' } } },
      { requestTimeout: writeTimeoutMs },
    )
    for (let wait = 0; wait < copyWaits; wait++) {
      signal?.throwIfAborted()
      const { statusCode } = await this.client.cluster.health(
        { index: name, wait_for_status: 'green', timeout: '5s' },
        { requestTimeout: writeTimeoutMs, ignore: [408] },
      )
      if (statusCode !== 408) return
    }
  }

  /** Puts an index behind the alias, in one step in the place of the one before, which is still there: searches that have begun end on it. */
  async publish(name: string): Promise<void> {
    const index = `${this.alias}-*`
    const actions = [{ remove: { index, alias: this.alias, must_exist: false } }, { add: { index: name, alias: this.alias } }]
    await this.client.indices.updateAliases({ body: { actions } }, { requestTimeout: writeTimeoutMs })
  }

  /** Deletes what came before the index behind the alias; one that is being filled comes after it. */
  async tidy(): Promise<void> {
    const current = await this.current()
    if (!current) return
    for (const name of await this.indexes()) if (this.numberOf(name) < this.numberOf(current.name)) await this.discard(name)
  }

  /** Forgets an index that is not to be published. */
  async discard(name: string): Promise<void> {
    await this.client.indices.delete({ index: name, ignore_unavailable: true }, { requestTimeout: writeTimeoutMs })
  }

  /** Sends all at once; fails where a part of the ads does not answer. */
  async search(searches: readonly Search[]): Promise<Found[]> {
    const header = { index: this.alias, allow_partial_search_results: false }
    const { body } = await this.client.msearch({ body: searches.flatMap((search) => [header, search]) })
    return body.responses.map(foundOf)
  }

  /** How many documents there are, and what they take on all disks. */
  async size(): Promise<{ ads: number; bytes: number }> {
    const { body } = await this.client.indices.stats({ index: this.alias, metric: ['docs', 'store'] })
    const { primaries, total } = await statsShape.validate(body._all)
    return { ads: Math.max(0, primaries.docs.count - 1), bytes: total.store.size_in_bytes }
  }

  private async send(operations: API.Bulk_RequestBody, refresh = false): Promise<void> {
    const { body } = await this.client.bulk({ body: operations, refresh }, { requestTimeout: writeTimeoutMs })
    if (!body.errors) return
    for (const item of body.items)
      for (const { status, error } of Object.values(item))
        if (error && !harmless.includes(status)) throw new Error(`the cluster did not take an ad: ${error.type}: ${error.reason ?? ''}`)
  }

  private async lastNumber(): Promise<number> {
    return Math.max(0, ...(await this.indexes()).map((name) => this.numberOf(name)))
  }

  private numberOf(name: string): number {
    return Number(name.slice(this.alias.length + 1))
  }

  /** Names of our indexes. */
  private async indexes(): Promise<string[]> {
    const { body } = await this.client.indices.get({ index: `${this.alias}-*` })
    return Object.keys(body).filter((name) => /^\d+$/.test(name.slice(this.alias.length + 1)))
  }
}

const hitShape = object({ _index: string().required(), _source: object({ [stateField]: stateShape }).required() }).required()
const docsShape = object({ docs: object({ count: number().required() }).required() }).required()
const storeShape = object({ store: object({ size_in_bytes: number().required() }).required() }).required()
const statsShape = object({ primaries: docsShape, total: storeShape }).required()

/** Refused as soon as it is opened; a client would take a file without a certificate, and trust nobody. */
function readAuthority(file: string): string {
  try {
    const text = readFileSync(file, 'utf8')
    void new X509Certificate(text) // throws where there is none
    return text
  } catch (error) {
    throw new StartError(`OPENSEARCH_CA_FILE is no file with a certificate (PEM): ${file}`, { cause: error })
  }
}

/** What the operator of the cluster can mend. The rest of an error of the client repeats the request and its password. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error instanceof errors.ResponseError && error.statusCode === 401)
    return 'it refuses the user or the password in OPENSEARCH_NODES (401)'
  if (error instanceof errors.ConnectionError && /certificate/i.test(error.message))
    return `its certificate is not trusted, see OPENSEARCH_CA_FILE: ${error.message}`
  return `${error.name}: ${error.message}`
}

type Response = API.Msearch_ResponseBody['responses'][number]

function foundOf(response: Response): Found {
  if (!('hits' in response)) throw new Error(`the cluster did not answer: ${JSON.stringify(response.error)}`)
  const { hits, aggregations = {}, timed_out: isLate } = response
  if (isLate) throw new Error('the cluster did not look at all ads in time')
  return {
    total: typeof hits.total === 'object' ? hits.total.value : (hits.total ?? 0),
    keys: hits.hits.map(({ sort = [] }) => sort.map(Number)),
    buckets: new Map(Object.entries(aggregations).map(([name, aggregate]) => [name, bucketsOf(aggregate)])),
  }
}

/** Throws where values were left out. */
function bucketsOf(aggregate: object): Bucket[] {
  if (!('buckets' in aggregate) || !Array.isArray(aggregate.buckets)) throw new Error('the cluster counted nothing')
  if ('sum_other_doc_count' in aggregate && aggregate.sum_other_doc_count !== 0) throw new Error('the cluster did not count every value')
  return aggregate.buckets.map(({ key, doc_count: count }: { key: string | number; doc_count: number }) => ({ key, count }))
}
