import { expect, test } from 'vitest'
import { demoAdsOf } from './demo-ads'
import { parseSettings } from './settings'

test.each([
  { why: 'somebody tries Ingrana', settings: {}, database: 'embedded', ads: 6_000 },
  { why: 'a trial site for colleagues', settings: { DEPLOY_STAGE: 'pre' }, database: 'embedded', ads: 6_000 },
  { why: 'the public site', settings: { DEPLOY_STAGE: 'pro' }, database: 'embedded', ads: 0 },
  { why: 'somebody named a database and nothing else', settings: {}, database: 'given', ads: 0 },
  { why: 'an empty line of the settings', settings: { DEMO_ADS: ' ' }, database: 'given', ads: 0 },
  { why: 'somebody asked for them', settings: { DEMO_ADS: '60' }, database: 'given', ads: 60 },
  { why: 'somebody wants none', settings: { DEMO_ADS: '0' }, database: 'embedded', ads: 0 },
] as const)('an empty database ($database) is given $ads invented ads: $why', ({ settings, database, ads }) => {
  expect(demoAdsOf(parseSettings(settings), database)).toBe(ads)
})
