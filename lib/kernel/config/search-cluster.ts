import type { EnvSettings } from './settings'

/** `nodes`: the addresses of some of its nodes. `alias`: the name under which the ads of this site stand there. `caFile`: who vouches for their certificates, where that is no public authority. */
export type SearchClusterPlace = { nodes: readonly string[]; alias: string; caFile?: string | undefined }

/** The cluster to which searches are sent; undefined: they are answered from the memory of each process. */
export function searchClusterOf(settings: EnvSettings): SearchClusterPlace | undefined {
  const nodes = nodesOf(settings)
  if (settings.SEARCH_ENGINE !== 'opensearch' || nodes.length === 0) return undefined
  return { nodes, alias: settings.OPENSEARCH_ALIAS, caFile: settings.OPENSEARCH_CA_FILE }
}

/** An engine without an address would never answer. */
export function validateSearchEngine(settings: EnvSettings): string[] {
  const isMissing = settings.SEARCH_ENGINE === 'opensearch' && nodesOf(settings).length === 0
  return isMissing ? ['OPENSEARCH_NODES must be set together with SEARCH_ENGINE=opensearch'] : []
}

/** «http://a:9200, http://b:9200» */
function nodesOf({ OPENSEARCH_NODES: text = '' }: EnvSettings): string[] {
  return text
    .split(',')
    .map((node) => node.trim())
    .filter((node) => node !== '')
}
