import { expect, test } from 'vitest'
import { searchClusterOf, validateSearchEngine } from './search-cluster'
import { parseSettings } from './settings'

test('searches are answered from memory unless the settings name a cluster', () => {
  const nodes = 'http://one.test:9200, https://user:word@two.test'
  expect(searchClusterOf(parseSettings({ OPENSEARCH_NODES: nodes }))).toBeUndefined()
  expect(searchClusterOf(parseSettings({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_NODES: nodes, OPENSEARCH_CA_FILE: 'ca.pem' }))).toEqual({
    nodes: ['http://one.test:9200', 'https://user:word@two.test'],
    alias: 'ads',
    caFile: 'ca.pem',
  })
})

test('a missing or invalid address or name of a cluster is refused without repeating the value', () => {
  expect(validateSearchEngine(parseSettings({}))).toEqual([])
  expect(validateSearchEngine(parseSettings({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_NODES: 'http://one.test:9200' }))).toEqual([])
  expect(validateSearchEngine(parseSettings({ SEARCH_ENGINE: 'opensearch' }))).toEqual([
    'OPENSEARCH_NODES must be set together with SEARCH_ENGINE=opensearch',
  ])
  expect(() => parseSettings({ OPENSEARCH_NODES: 'http://one.test:9200,two.test' })).toThrow(
    'OPENSEARCH_NODES must be http:// or https:// addresses, separated by commas',
  )
  expect(() => parseSettings({ OPENSEARCH_ALIAS: 'Ads/1' })).toThrow('OPENSEARCH_ALIAS')
  expect(() => parseSettings({ SEARCH_ENGINE: 'solr' })).toThrow('SEARCH_ENGINE must be memory or opensearch')
})
