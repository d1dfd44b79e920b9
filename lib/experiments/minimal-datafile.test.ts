import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { minimalDatafile } from './minimal-datafile'
import { indexDatafile } from './project-config'
import { readDatafile } from './read-datafile.server'

const config = indexDatafile(readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')))
const visitor = (id: string, stored: Record<string, string> = {}) => ({ id, attributes: {}, stored })

test('only running experiments reach the browser, with the groups and audiences they need', () => {
  const minimal = minimalDatafile(config, visitor('anna'))
  expect(minimal.experiments.map(({ key }) => key)).toEqual(['srp_layout', 'contact_wording', 'mobile_gallery', 'similar_ads', 'price_position'])
  expect(minimal.groups.map(({ id }) => id)).toEqual(['70001'])
  expect(minimal.audiences.map(({ id }) => id)).toEqual(['60001'])
  expect(JSON.stringify(minimal)).not.toContain('home_search')
})

test('groups and audiences that nothing running names stay on the server', () => {
  const paused = { ...config.datafile, experiments: config.datafile.experiments.map((experiment) => ({ ...experiment, status: experiment.key === 'srp_layout' ? 'Running' : 'Paused' })) }
  expect(minimalDatafile(indexDatafile(paused), visitor('anna'))).toMatchObject({ experiments: [{ key: 'srp_layout' }], groups: [], audiences: [] })
})

test('of a whitelist only the visitor’s own entry reaches the browser', () => {
  expect(minimalDatafile(config, visitor('prova-griglia')).experiments[0]?.forcedVariations).toEqual({ 'prova-griglia': 'griglia' })
  expect(JSON.stringify(minimalDatafile(config, visitor('anna')))).not.toContain('prova-')
})

test('it can travel as JSON and comes back the same, without anything undefined', () => {
  const minimal = minimalDatafile(config, visitor('anna', { 10001: '20006' }))
  expect(JSON.parse(JSON.stringify(minimal))).toStrictEqual(minimal)
})
