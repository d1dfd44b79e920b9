import { expect, test } from 'vitest'
import { datafileUrl, datafileUrlTemplate, sdkKeyOf } from './datafile-address'

test.each([
  { base: 'https://experiments.test', environment: 'pro', url: 'https://experiments.test/v2/houston/experiments/ingrana-web/web' },
  { base: 'https://experiments.test/', environment: 'dev', url: 'https://experiments.test/v2/houston/experiments/ingrana-web/web' },
  {
    base: 'https://{stage}.experiments.test/api',
    environment: 'pre',
    url: 'https://pre.experiments.test/api/v2/houston/experiments/ingrana-web/web',
  },
])('the configuration of $environment at $base stands at $url', ({ base, environment, url }) => {
  expect(datafileUrl(datafileUrlTemplate(base, environment) ?? '', 'ingrana-web')).toBe(url)
})

test.each(['prod', '', 'PRO', 'toString'])('the environment «%s» is unknown', (environment) => {
  expect(datafileUrlTemplate('https://experiments.test', environment)).toBeUndefined()
})

test('an SDK key is one segment of the address, whatever it holds', () => {
  expect(datafileUrl('https://experiments.test/%s/web', 'a/../b?c=$&')).toBe('https://experiments.test/a%2F..%2Fb%3Fc%3D%24%26/web')
})

test.each([
  { tenant: 'ingrana', applicationId: 'web', key: 'ingrana-web' },
  { tenant: undefined, applicationId: 'web', key: undefined },
  { tenant: 'ingrana', applicationId: undefined, key: undefined },
  { tenant: '', applicationId: 'web', key: undefined },
])('the SDK key of $tenant and $applicationId is $key', ({ tenant, applicationId, key }) => {
  expect(sdkKeyOf(tenant, applicationId)).toBe(key)
})
