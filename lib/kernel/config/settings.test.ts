// reads: .env.example
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseEnvFile } from './env-file'
import { parseSettings, SettingsError, settingKeys, unknownKeys } from './settings'

const faultsOf = (raw: Record<string, string>): string[] => {
  try {
    parseSettings(raw)
    return []
  } catch (error) {
    return error instanceof SettingsError ? error.faults : [String(error)]
  }
}

test('without any setting the defaults hold', () => {
  expect(parseSettings({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', DEPLOY_STAGE: 'dev' })
})

test.each([
  { key: 'PORT', value: '1', faults: [] },
  { key: 'PORT', value: '65535', faults: [] },
  { key: 'PORT', value: '0', faults: ['PORT must be a whole number from 1 to 65535, not «0»'] },
  { key: 'PORT', value: '65536', faults: ['PORT must be a whole number from 1 to 65535, not «65536»'] },
  { key: 'PORT', value: '3000.5', faults: ['PORT must be a whole number from 1 to 65535, not «3000.5»'] },
  { key: 'PORT', value: '0x10', faults: ['PORT must be a whole number from 1 to 65535, not «0x10»'] },
  { key: 'PORT', value: '-1', faults: ['PORT must be a whole number from 1 to 65535, not «-1»'] },
  { key: 'PORT', value: ' ', faults: [] },
  { key: 'SITE_URL', value: 'http://localhost:3000', faults: [] },
  { key: 'SITE_URL', value: 'localhost', faults: ['SITE_URL is not an http:// or https:// address'] },
  { key: 'DATABASE_URL', value: 'postgresql://user:secret@host/name', faults: [] },
  { key: 'DATABASE_URL', value: 'mysql://user:secret@host/name', faults: ['DATABASE_URL is not a postgres:// address'] },
  { key: 'DATABASE_READ_URLS', value: 'postgres://a:b@one/x, postgresql://two:6432/x', faults: [] },
  {
    key: 'DATABASE_READ_URLS',
    value: 'postgres://a:b@one/x two/x:y',
    faults: ['DATABASE_READ_URLS must be postgres:// addresses, separated by commas'],
  },
  {
    key: 'DATABASE_READ_URLS',
    value: 'postgres://a:secret@one/x, mysql://two/x',
    faults: ['DATABASE_READ_URLS must be postgres:// addresses, separated by commas'],
  },
  { key: 'DEMO_ADS', value: '0', faults: [] },
  { key: 'STATEMENT_TIMEOUT_MS', value: '99', faults: ['STATEMENT_TIMEOUT_MS must be a whole number from 100 to 600000, not «99»'] },
  { key: 'EXPERIMENTS_UPDATE_INTERVAL_MS', value: '1000', faults: [] },
  {
    key: 'EXPERIMENTS_UPDATE_INTERVAL_MS',
    value: '999',
    faults: ['EXPERIMENTS_UPDATE_INTERVAL_MS must be a whole number from 1000 to 86400000, not «999»'],
  },
  { key: 'EXPERIMENTS_CONFIG_URL', value: 'https://experiments-{stage}.example/api', faults: [] },
  { key: 'TRACKING_BATCH_SIZE', value: '1', faults: [] },
  { key: 'TRACKING_BATCH_SIZE', value: '0', faults: ['TRACKING_BATCH_SIZE must be a whole number from 1 to 100, not «0»'] },
  { key: 'TRACKING_BATCH_SIZE', value: '2.5', faults: ['TRACKING_BATCH_SIZE must be a whole number from 1 to 100, not «2.5»'] },
  {
    key: 'TRACKING_FLUSH_INTERVAL_MS',
    value: '0',
    faults: ['TRACKING_FLUSH_INTERVAL_MS must be a whole number from 1 to 3600000, not «0»'],
  },
  {
    key: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    value: '127.0.0.1:4318',
    faults: ['OTEL_EXPORTER_OTLP_ENDPOINT is not an http:// or https:// address'],
  },
  { key: 'OTEL_EXPORTER_OTLP_HEADERS', value: 'authorization=Bearer%20a,x-team=b', faults: [] },
  { key: 'OTEL_EXPORTER_OTLP_HEADERS', value: 'secret', faults: ['OTEL_EXPORTER_OTLP_HEADERS must be name=value, separated by commas'] },
  { key: 'OTEL_TRACES_SAMPLER_ARG', value: '0.05', faults: [] },
  { key: 'OTEL_TRACES_SAMPLER_ARG', value: '1.5', faults: ['OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not «1.5»'] },
  { key: 'OTEL_TRACES_SAMPLER_ARG', value: 'some', faults: ['OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not «some»'] },
  { key: 'COLLECTOR_URL', value: 'collector', faults: ['COLLECTOR_URL is not an http:// or https:// address'] },
  { key: 'DEPLOY_STAGE', value: 'prod', faults: ['DEPLOY_STAGE must be dev, pre or pro, not «prod»'] },
  { key: 'SENTRY_DSN', value: 'https://0123abc@reports.example/sentry/42', faults: [] },
  { key: 'SENTRY_DSN', value: 'https://reports.example/42', faults: ['SENTRY_DSN is not a Sentry DSN such as https://key@host/1'] },
  {
    key: 'SENTRY_DSN',
    value: 'https://key:secret@reports.example/42',
    faults: ['SENTRY_DSN is not a Sentry DSN such as https://key@host/1'],
  },
  { key: 'MAIL_FROM', value: 'noreply@ingrana.example', faults: [] },
  { key: 'MAIL_FROM', value: 'Ingrana <noreply@ingrana.example>', faults: [] },
  ...['noreply', 'Ingrana\r\nBcc: all@ingrana.example', 'Ingrana <noreply@ingrana.example> and more', 'noreply@ingrana.example all'].map(
    (value) => ({
      key: 'MAIL_FROM',
      value,
      faults: ['MAIL_FROM must be an e-mail address, or a name and <address>'],
    }),
  ),
  { key: 'SISTER_SITES', value: 'Ingrana Nautica https://nautica.ingrana.example', faults: [] },
  {
    key: 'SISTER_SITES',
    value: 'Moto /moto-e-scooter/annunci',
    faults: ['SISTER_SITES must be names with their https:// addresses, separated by commas'],
  },
  { key: 'LOG_LEVEL', value: 'loud', faults: ['LOG_LEVEL must be debug, info, warn or error, not «loud»'] },
])('$key=$value has the faults $faults', ({ key, value, faults }) => {
  expect(faultsOf({ [key]: value })).toEqual(faults)
})

test('all faults of the settings are named at once', () => {
  expect(faultsOf({ PORT: 'x', SITE_URL: 'y', LOG_LEVEL: 'z' })).toHaveLength(3)
})

test.each([
  { key: 'PORT', fault: [] },
  { key: 'PROT', fault: ['PROT is not a setting, did you mean PORT?'] },
  { key: 'DATABSE_URL', fault: ['DATABSE_URL is not a setting, did you mean DATABASE_URL?'] },
  { key: 'DATADIR', fault: ['DATADIR is not a setting, did you mean DATA_DIR?'] },
  { key: 'port', fault: ['port is not a setting, did you mean PORT?'] },
  { key: 'COLOUR_OF_THE_SKY', fault: ['COLOUR_OF_THE_SKY is not a setting'] },
])('the key $key is answered with $fault', ({ key, fault }) => {
  expect(unknownKeys([key])).toEqual(fault)
})

test.each([
  { line: 'PORT=3000', values: { PORT: '3000' } },
  { line: '  PORT = 3000  ', values: { PORT: '3000' } },
  { line: 'export PORT=3000', values: { PORT: '3000' } },
  { line: 'PORT=', values: { PORT: '' } },
  { line: 'PORT=3000 # the usual', values: { PORT: '3000' } },
  { line: 'SITE_URL=http://a/#b', values: { SITE_URL: 'http://a/#b' } },
  { line: 'DATA_DIR="a # b"', values: { DATA_DIR: 'a # b' } },
  { line: "DATA_DIR='it=s'", values: { DATA_DIR: 'it=s' } },
  { line: '# PORT=1', values: {} },
  { line: '\uFEFFPORT=1', values: { PORT: '1' } },
])('the line «$line» of .env is read as $values', ({ line, values }) => {
  expect(parseEnvFile(line)).toEqual({ values, faults: [] })
})

test.each([
  { text: 'PORT', fault: '.env line 1 is not KEY=value' },
  { text: '\n=3', fault: '.env line 2 is not KEY=value' },
  { text: 'A-B=3', fault: '.env line 1 is not KEY=value' },
  { text: 'PORT="3000', fault: '.env line 1 is not KEY=value' },
  { text: 'PORT=1\r\nPORT=2', fault: '.env line 2 sets PORT a second time' },
])('the setting file $text is refused: $fault', ({ text, fault }) => {
  expect(parseEnvFile(text).faults).toEqual([fault])
})

test('.env.example names exactly the settings, each with its default', () => {
  const { values, faults } = parseEnvFile(readFileSync('.env.example', 'utf8'))
  expect(faults).toEqual([])
  expect(Object.keys(values).sort()).toEqual([...settingKeys].sort())
  const defaults: Record<string, string | number | undefined> = parseSettings({})
  expect(values).toEqual({ ...Object.fromEntries(settingKeys.map((key) => [key, String(defaults[key] ?? '')])), PORT: '' })
})

test('an address in the settings begins with its protocol', () => {
  const addresses = settingKeys.filter((key) => key.endsWith('_URL'))
  expect(addresses.length).toBeGreaterThan(10)
  for (const key of addresses)
    for (const start of ['xhttps', 'xpostgres', 'xsmtp']) expect(faultsOf({ [key]: `${start}://a.test` }), key).toHaveLength(1)
})
