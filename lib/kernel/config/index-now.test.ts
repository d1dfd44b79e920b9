import { expect, test } from 'vitest'
import { indexNowOf } from './index-now'
import { parseSettings } from './settings'

const standIns = 'http://localhost:3001'

test('search engines are notified of changes only with a key, and only in stage pro', () => {
  expect(indexNowOf(parseSettings({}), standIns)).toBeNull()
  expect(indexNowOf(parseSettings({ DEPLOY_STAGE: 'pro' }), standIns)).toBeNull()
  expect(indexNowOf(parseSettings({ INDEXNOW_KEY: 'prova-12345' }), standIns)).toEqual({ url: `${standIns}/indexnow`, key: 'prova-12345' })
  expect(indexNowOf(parseSettings({ INDEXNOW_KEY: 'prova-12345', DEPLOY_STAGE: 'pro' }), standIns)?.url).toBe(
    'https://api.indexnow.org/indexnow',
  )
})

test.each(['corta', 'con spazio', 'è-accentata', 'x'.repeat(129)])('a key that the protocol does not know prevents a start: %s', (key) => {
  expect(() => parseSettings({ INDEXNOW_KEY: key })).toThrow('INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens')
})
