import { expect, test } from 'vitest'
import { externalServices, validateServices } from './external-services'
import { parseSettings } from './settings'

const facebook = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' }
const botCheck = {
  BOT_CHECK_SITE_KEY: 'k',
  BOT_CHECK_SECRET: 's',
  BOT_CHECK_SCRIPT_URL: 'https://bot.test/e.js',
  BOT_CHECK_VERIFY_URL: 'https://bot.test/v',
}
const experiments = { EXPERIMENTS_TENANT: 't', EXPERIMENTS_APPLICATION_ID: 'a', EXPERIMENTS_CONFIG_URL: 'https://{stage}.experiments.test' }
const collector = { COLLECTOR_URL: 'https://collector.test', TRACKING_PROVIDER_ID: 'p' }
const all = { SMTP_URL: 'smtp://mail.test', ...facebook, ...botCheck, ...experiments, ...collector }

test('a service that is not set has a stand-in on the port after ours, a set one has none', () => {
  expect(externalServices(parseSettings({ PORT: '4000', EXPERIMENTS_CONFIG_URL: 'stand-in' }))).toMatchObject({
    standIns: ['mail', 'facebook', 'botCheck', 'experimentConfig', 'collector'],
    standInsUrl: 'http://localhost:4001',
    collector: { url: 'http://localhost:4001/collector', providerId: 'ingrana-stand-in' },
    facebook: { dialogUrl: 'http://localhost:4001/facebook', apiVersion: 'v3.2' },
    experiments: {
      isOwn: false,
      tenant: 'ingrana',
      applicationId: 'web',
      configUrl: 'http://localhost:4001/experiments',
      updateIntervalMs: 300_000,
    },
  })
  expect(externalServices(parseSettings({ STAND_INS_PORT: '4100', ...facebook }))).toMatchObject({
    standIns: ['mail', 'botCheck', 'collector'],
    standInsPort: 4100,
    facebook: { appId: '1', graphUrl: 'https://graph.facebook.com' },
  })
  expect(externalServices(parseSettings(all))).toMatchObject({
    standIns: [],
    experiments: { tenant: 't', applicationId: 'a', configUrl: 'https://{stage}.experiments.test' },
    collector: { url: 'https://collector.test', providerId: 'p' },
  })
})

test('experiments of the site itself need no service beside it, and may say whose they are', () => {
  const own = { ...all, EXPERIMENTS_TENANT: undefined, EXPERIMENTS_APPLICATION_ID: undefined, EXPERIMENTS_CONFIG_URL: 'own', PORT: '4000' }
  const settings = parseSettings(own)
  expect(validateServices(settings)).toEqual([])
  expect(externalServices(settings)).toMatchObject({
    standIns: [],
    experiments: { isOwn: true, tenant: 'ingrana', applicationId: 'web', configUrl: 'http://localhost:4000' },
  })
  expect(externalServices(parseSettings({ ...own, EXPERIMENTS_TENANT: 't' })).experiments).toMatchObject({ tenant: 't', ownTenant: 't' })
})

test('a trial site where nothing is set reads the experiments of its own console', () => {
  const { standIns, experiments } = externalServices(parseSettings({ PORT: '4000' }))
  expect(standIns).not.toContain('experimentConfig')
  expect(experiments).toMatchObject({ isOwn: true, configUrl: 'http://localhost:4000' })
})

test.each([
  { settings: {}, hrefs: ['http://localhost:3001/siti/nautica', 'http://localhost:3001/siti/ricambi'], why: 'stand-ins, as of everything' },
  { settings: { SISTER_SITES: 'Nautica https://nautica.test' }, hrefs: ['https://nautica.test'], why: 'those that are set' },
  { settings: all, hrefs: [], why: 'none beside real services' },
])('the sister sites of the footer: $why', ({ settings, hrefs }) => {
  expect(externalServices(parseSettings(settings)).sisterSites.map(({ href }) => href)).toEqual(hrefs)
})

test.each([
  { settings: {}, faults: [], why: 'offline' },
  { settings: { DEPLOY_STAGE: 'pre' }, faults: [], why: 'a trial site' },
  { settings: { DEPLOY_STAGE: 'pro', ...all }, faults: [], why: 'everything is set' },
  {
    settings: { DEPLOY_STAGE: 'pro', SMTP_URL: 'smtp://mail.test', ...botCheck, ...experiments, ...collector },
    faults: ['stage pro has no stand-in for the login with Facebook: set FACEBOOK_APP_ID, FACEBOOK_APP_SECRET'],
    why: 'no stand-in for the public',
  },
  {
    settings: { DEPLOY_STAGE: 'pro' },
    faults: [
      'stage pro has no stand-in for the server that mails leave by: set SMTP_URL',
      'stage pro has no stand-in for the login with Facebook: set FACEBOOK_APP_ID, FACEBOOK_APP_SECRET',
      'stage pro has no stand-in for the check that a person fills in a form: set BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET, BOT_CHECK_SCRIPT_URL, BOT_CHECK_VERIFY_URL',
      'stage pro has no stand-in for the configuration of experiments (EXPERIMENTS_CONFIG_URL=own needs no service): set EXPERIMENTS_TENANT, EXPERIMENTS_APPLICATION_ID, EXPERIMENTS_CONFIG_URL',
      'stage pro has no stand-in for the collector of events: set COLLECTOR_URL, TRACKING_PROVIDER_ID',
    ],
    why: 'each service is named with what it needs',
  },
  {
    settings: { DEPLOY_STAGE: 'pro', ...all, EXPERIMENTS_CONFIG_URL: 'stand-in' },
    faults: [
      'stage pro has no stand-in for the configuration of experiments (EXPERIMENTS_CONFIG_URL=own needs no service): set EXPERIMENTS_TENANT, EXPERIMENTS_APPLICATION_ID, EXPERIMENTS_CONFIG_URL',
    ],
    why: 'nor for experiments by its word',
  },
  {
    settings: { COLLECTOR_URL: 'https://collector.test' },
    faults: ['TRACKING_PROVIDER_ID must be set together with COLLECTOR_URL'],
    why: 'a collector that is not given the sender',
  },
  { settings: { FACEBOOK_APP_ID: '1' }, faults: ['FACEBOOK_APP_SECRET must be set together with FACEBOOK_APP_ID'], why: 'half a service' },
])('a machine starts only with whole services: $why', ({ settings, faults }) => {
  expect(validateServices(parseSettings(settings))).toEqual(faults)
})

test.each([
  { settings: { FACEBOOK_APP_SECRET: 's' }, given: { facebook: { appId: '', appSecret: 's' } } },
  { settings: { FACEBOOK_APP_ID: '1' }, given: { facebook: { appId: '1', appSecret: '' } } },
  { settings: { BOT_CHECK_SITE_KEY: 'k' }, given: { botCheck: { siteKey: 'k', secret: '', scriptUrl: '', verifyUrl: '' } } },
  { settings: { BOT_CHECK_SECRET: 's' }, given: { botCheck: { siteKey: '', secret: 's' } } },
  { settings: { EXPERIMENTS_TENANT: 't' }, given: { experiments: { tenant: 't', configUrl: '' } } },
  { settings: { COLLECTOR_URL: 'https://collector.test' }, given: { collector: { url: 'https://collector.test', providerId: '' } } },
  { settings: { TRACKING_PROVIDER_ID: 'p' }, given: { collector: { url: '', providerId: 'p' } } },
])('a missing setting of a service is empty and not that of a stand-in: $settings', ({ settings, given }) => {
  expect(externalServices(parseSettings(settings))).toMatchObject(given)
})

test.each([
  { port: '65534', standInsPort: 65_535 },
  { port: '65535', standInsPort: 65_534 },
])('beside the port $port the stand-ins listen on $standInsPort', ({ port, standInsPort }) => {
  expect(externalServices(parseSettings({ PORT: port })).standInsPort).toBe(standInsPort)
})
