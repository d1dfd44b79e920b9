import { expect, test } from 'vitest'
import { faultsOfServices, outsideServices } from './outside-services'
import { parseSettings } from './settings'

const facebook = { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's' }
const botCheck = { BOT_CHECK_SITE_KEY: 'k', BOT_CHECK_SECRET: 's', BOT_CHECK_SCRIPT_URL: 'https://bot.test/e.js', BOT_CHECK_VERIFY_URL: 'https://bot.test/v' }
const all = { SMTP_URL: 'smtp://mail.test', ...facebook, ...botCheck }

test('what is not set has a stand-in on the port after ours, what is set has none', () => {
  expect(outsideServices(parseSettings({ PORT: '4000' }))).toMatchObject({ standIns: ['mail', 'facebook', 'botCheck'], standInsUrl: 'http://localhost:4001', facebook: { dialogUrl: 'http://localhost:4001/facebook', apiVersion: 'v3.2' } })
  expect(outsideServices(parseSettings({ STAND_INS_PORT: '4100', ...facebook }))).toMatchObject({ standIns: ['mail', 'botCheck'], standInsPort: 4100, facebook: { appId: '1', graphUrl: 'https://graph.facebook.com' } })
  expect(outsideServices(parseSettings(all)).standIns).toEqual([])
})

test.each([
  { settings: {}, faults: [], why: 'offline' },
  { settings: { DEPLOY_STAGE: 'pre' }, faults: [], why: 'a trial site' },
  { settings: { DEPLOY_STAGE: 'pro', ...all }, faults: [], why: 'everything is set' },
  { settings: { DEPLOY_STAGE: 'pro', SMTP_URL: 'smtp://mail.test', ...botCheck }, faults: ['stage pro refuses stand-ins for outside services: set FACEBOOK_APP_ID, FACEBOOK_APP_SECRET'], why: 'no stand-in for the public' },
  { settings: { FACEBOOK_APP_ID: '1' }, faults: ['FACEBOOK_APP_SECRET must be set together with FACEBOOK_APP_ID'], why: 'half a service' },
])('a machine starts only with whole services: $why', ({ settings, faults }) => {
  expect(faultsOfServices(parseSettings(settings))).toEqual(faults)
})
