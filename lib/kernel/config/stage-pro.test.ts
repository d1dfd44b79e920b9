import { expect, test } from 'vitest'
import { parseSettings } from './settings'
import { validateStage } from './stage-pro'

const company = {
  COMPANY_NAME: 'Esempio S.r.l.',
  COMPANY_ADDRESS: 'Via dell’Esempio 1, 20100 Milano (MI)',
  COMPANY_VAT_NUMBER: '12345678903',
  COMPANY_REGISTER: 'REA MI-1234567',
  COMPANY_CAPITAL: 'none',
  COMPANY_EMAIL: 'info@esempio.it',
  COMPANY_CERTIFIED_EMAIL: 'esempio@pec.esempio.it',
  COMPANY_PHONE: '+39 02 1234567',
}
const pro = { DEPLOY_STAGE: 'pro', SITE_URL: 'https://ingrana.it', TRUSTED_PROXIES: 'none', DEMO_ADS: '0', ...company }
const noSite = 'stage pro needs the https:// address of the site: set SITE_URL'
const oneRole =
  'stage pro wants an application that owns no table and can create none: set DATABASE_URL with a role for it, and MIGRATION_DATABASE_URL with the one that owns the database'
const key = Buffer.alloc(32, 1).toString('base64')
const [asApplication, asOwner] = ['postgres://app:a@db.test/ingrana', 'postgres://owner:b@db.test/ingrana']

test.each([
  { why: 'everything is decided', change: {}, faults: [] },
  { why: 'proxies are named', change: { TRUSTED_PROXIES: '10.0.0.0/8' }, faults: [] },
  { why: 'no address', change: { SITE_URL: '' }, faults: [noSite] },
  { why: 'an address that anybody can listen to', change: { SITE_URL: 'http://ingrana.it' }, faults: [noSite] },
  {
    why: 'nobody decided about proxies',
    change: { TRUSTED_PROXIES: '' },
    faults: ['stage pro needs to know who may name the visitor: set TRUSTED_PROXIES to the addresses of the proxies, or to none'],
  },
  { why: 'a demo market asked for', change: { DEMO_ADS: '1' }, faults: ['stage pro shows no demo market: set DEMO_ADS=0'] },
  { why: 'no demo market because nobody asked for one', change: { DEMO_ADS: '' }, faults: [] },
  {
    why: 'a database with two roles',
    change: { DATABASE_URL: asApplication, MIGRATION_DATABASE_URL: asOwner, SECRET_KEYS: key },
    faults: [],
  },
  { why: 'a database whose owner does everything', change: { DATABASE_URL: asOwner, SECRET_KEYS: key }, faults: [oneRole] },
  {
    why: 'a database without a key for its secrets',
    change: { DATABASE_URL: asApplication, MIGRATION_DATABASE_URL: asOwner },
    faults: ['stage pro encrypts the secrets in a database of your own: set SECRET_KEYS to what openssl rand -base64 32 writes'],
  },
  {
    why: 'one role under two addresses',
    change: { DATABASE_URL: asOwner, MIGRATION_DATABASE_URL: 'postgres://owner:b@pooler.test/ingrana', SECRET_KEYS: key },
    faults: [oneRole],
  },
  {
    why: 'nobody said who runs the site',
    change: { COMPANY_NAME: '', COMPANY_PHONE: ' ' },
    faults: ['stage pro has to say who runs the site: set COMPANY_NAME, COMPANY_PHONE'],
  },
  {
    why: 'keys of the stand-ins',
    change: { FACEBOOK_APP_SECRET: 'stand-in-secret', BOT_CHECK_SITE_KEY: 'ingrana-stand-in', TRACKING_PROVIDER_ID: 'ours' },
    faults: ['stage pro refuses the keys of the stand-ins: change BOT_CHECK_SITE_KEY, FACEBOOK_APP_SECRET'],
  },
])('the public site and its settings, $why: faults are named, each with what to set', ({ change, faults }) => {
  expect(validateStage(parseSettings({ ...pro, ...change }))).toEqual(faults)
})

test.each(['dev', 'pre'])('stage %s starts without the settings of the public site', (stage) => {
  expect(validateStage(parseSettings({ DEPLOY_STAGE: stage, FACEBOOK_APP_SECRET: 'stand-in-secret', DATABASE_URL: asOwner }))).toEqual([])
})
