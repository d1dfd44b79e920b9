import { isIP } from 'node:net'
import { type InferType, number, object, string, ValidationError } from 'yup'
import { readAddressRanges } from './address-ranges'
import { readDatabaseAddresses } from './database-addresses'
import { reachFields } from './reach-fields'
import { readRenderer } from './renderer.mjs'
import { readSisterSites } from './sister-sites'

const plainAddress = /^[^\s@<>]+@[^\s@<>]+$/

/** The word in place of a service's address: the experiments that marketing runs from the product. */
export const ownConfiguration = 'own'
/** The word for the stand-in of such a service. */
export const standInConfiguration = 'stand-in'

/** Every key of `.env.example`; anything else in `.env` is a fault. */
const schema = object({
  PORT: wholeNumber(1, 65_535).default(3000),
  SITE_URL: url('an http:// or https:// address', /^https?:\/\//),
  DATABASE_URL: url('a postgres:// address', /^postgres(ql)?:\/\//),
  MIGRATION_DATABASE_URL: url('a postgres:// address', /^postgres(ql)?:\/\//),
  DATABASE_READ_URLS: string().test(
    'replicas',
    '${path} must be postgres:// addresses, separated by commas',
    (text) => readDatabaseAddresses(text ?? '') !== undefined,
  ),
  DATABASE_POOL_SIZE: wholeNumber(1, 200).default(10),
  STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(5_000),
  DATA_DIR: string().default('.data'),
  DEMO_ADS: wholeNumber(0, 2_000_000),
  DEMO_PAST: oneOf('yes', 'no').default('yes'),
  DEMO_PICTURES: oneOf('yes', 'no').default('yes'),
  TRUSTED_PROXIES: string().test(
    'addresses',
    '${path} must be IP addresses or ranges such as 10.0.0.0/8, separated by commas, or none',
    (text) => text === 'none' || readAddressRanges(text ?? '') !== undefined,
  ),
  API_PREFIX: string()
    .matches(/^(\/[\w./-]*|https?:\/\/\S+)?$/, '${path} must start with / or be an address')
    .default(''),
  SEARCH_ENGINE: oneOf('memory', 'opensearch').default('memory'),
  OPENSEARCH_NODES: string().test(
    'nodes',
    '${path} must be http:// or https:// addresses, separated by commas',
    (text) => text === undefined || text.split(',').every((node) => /^https?:\/\/./.test(node.trim()) && URL.canParse(node.trim())),
  ),
  OPENSEARCH_CA_FILE: string(),
  OPENSEARCH_ALIAS: string()
    .matches(/^[a-z][a-z\d_-]{0,99}$/, '${path} must be lower-case letters, digits, hyphens and underscores, and begin with a letter')
    .default('ads'),
  SMTP_URL: url('an smtp:// or smtps:// address', /^smtps?:\/\//),
  MAIL_FROM: string()
    .matches(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, '${path} must be an e-mail address, or a name and <address>')
    .default('Ingrana <noreply@ingrana.localhost>'),
  FACEBOOK_APP_ID: string(),
  FACEBOOK_APP_SECRET: string(),
  FACEBOOK_DIALOG_URL: url('an http:// or https:// address', /^https?:\/\//),
  FACEBOOK_GRAPH_URL: url('an http:// or https:// address', /^https?:\/\//),
  FACEBOOK_API_VERSION: string()
    .matches(/^v\d+\.\d+$/, '${path} must look like v3.2')
    .default('v3.2'),
  BOT_CHECK_SITE_KEY: string(),
  BOT_CHECK_SECRET: string(),
  BOT_CHECK_SCRIPT_URL: url('an http:// or https:// address', /^https?:\/\//),
  BOT_CHECK_VERIFY_URL: url('an http:// or https:// address', /^https?:\/\//),
  EXPERIMENTS_TENANT: string(),
  EXPERIMENTS_APPLICATION_ID: string(),
  EXPERIMENTS_CONFIG_URL: string().test(
    'url',
    `\${path} is neither an http:// or https:// address nor ${ownConfiguration} nor ${standInConfiguration}`,
    (text) =>
      text === undefined || text === ownConfiguration || text === standInConfiguration || (/^https?:\/\//.test(text) && URL.canParse(text)),
  ),
  EXPERIMENTS_UPDATE_INTERVAL_MS: wholeNumber(1_000, 86_400_000).default(300_000),
  COLLECTOR_URL: url('an http:// or https:// address', /^https?:\/\//),
  EVENT_LOG_URL: url('an http:// or https:// address', /^https?:\/\//),
  TRACKING_PROVIDER_ID: string(),
  TRACKING_CAMPAIGN_TYPE: string().default('yellow'),
  TRACKING_ACTOR_PREFIX: string(),
  TRACKING_SCHEMA_URL: url('an http:// or https:// address', /^https?:\/\//).default(
    'https://schema.adevinta.com/events/tracker-event.json/331.json',
  ),
  TRACKING_BATCH_SIZE: wholeNumber(1, 100).default(10),
  TRACKING_FLUSH_INTERVAL_MS: wholeNumber(1, 3_600_000).default(30_000),
  GOOGLE_PLACES_KEY: string(),
  TRUSTPILOT_KEY: string(),
  TRUSTPILOT_SECRET: string(),
  TRUSTPILOT_BUSINESS_UNIT_ID: string(),
  INDEXNOW_KEY: string().matches(/^[a-zA-Z\d-]{8,128}$/, '${path} must be 8 to 128 letters, digits or hyphens'),
  ...reachFields,
  SENTRY_DSN: url('a Sentry DSN such as https://key@host/1', /^https?:\/\/\w+@[^\s@]+\/\d+$/),
  RENDERER: string().test(
    'pieces',
    '${path} must be own, next, or own with pieces left out such as own -late-scripts (docs/framework-insides.md)',
    (text) => readRenderer(text) !== undefined,
  ),
  SISTER_SITES: string().test(
    'sites',
    '${path} must be names with their https:// addresses, separated by commas',
    (text) => readSisterSites(text ?? '') !== undefined,
  ),
  PHOTO_S3_ENDPOINT: url('an http:// or https:// address', /^https?:\/\//),
  PHOTO_S3_REGION: string().default('us-east-1'),
  PHOTO_S3_BUCKET: string().matches(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, '${path} must be the name of a bucket'),
  PHOTO_S3_KEY_ID: string(),
  PHOTO_S3_SECRET: string(),
  PHOTO_S3_PATH_STYLE: oneOf('yes', 'no').default('yes'),
  COMPANY_NAME: string(),
  COMPANY_ADDRESS: string(),
  COMPANY_VAT_NUMBER: string().test(
    'vat',
    '${path} must be the eleven digits of a partita IVA',
    (text) => text === undefined || isVatNumber(text),
  ),
  COMPANY_REGISTER: string(),
  COMPANY_CAPITAL: string(),
  COMPANY_EMAIL: string().matches(plainAddress, '${path} must be an e-mail address'),
  COMPANY_CERTIFIED_EMAIL: string().matches(plainAddress, '${path} must be an e-mail address'),
  COMPANY_PHONE: string().matches(/^\+?[\d ]{6,20}$/, '${path} must be a telephone number such as +39 02 1234567'),
  STAND_INS_PORT: wholeNumber(1, 65_535),
  METRICS_PORT: wholeNumber(1, 65_535),
  METRICS_HOST: string()
    .test('ip', '${path} must be an IP address of this machine, such as 127.0.0.1', (text) => isIP(text ?? '') !== 0)
    .default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('an http:// or https:// address', /^https?:\/\//),
  // Read by the exporter itself.
  OTEL_EXPORTER_OTLP_HEADERS: string().matches(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, '${path} must be name=value, separated by commas'),
  OTEL_SERVICE_NAME: string().default('ingrana'),
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  BACKUP_PASSPHRASE: string().min(12, '${path} must have twelve characters or more'),
  SECRET_KEYS: string().matches(
    /^\s*[\w+/-]{43}=?\s*(,\s*[\w+/-]{43}=?\s*)*$/,
    '${path} must be keys of 32 bytes in base64, separated by commas (openssl rand -base64 32 makes one)',
  ),
  DEPLOY_STAGE: oneOf('dev', 'pre', 'pro').default('dev'),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error').default('info'),
})

export type EnvSettings = InferType<typeof schema>
export const settingKeys = Object.keys(schema.fields)

/** Reads raw text into typed settings. Empty counts as not set. Throws one error that names every fault. */
export function parseSettings(raw: Record<string, string | undefined>): EnvSettings {
  const given = Object.fromEntries(settingKeys.map((key) => [key, raw[key]?.trim() || undefined]))
  try {
    return schema.validateSync(given, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw new SettingsError([...new Set(error.errors)])
    throw error
  }
}

/** The faults of unknown keys. */
export function unknownKeys(keys: string[]): string[] {
  return keys
    .filter((key) => !settingKeys.includes(key))
    .map((key) => {
      const near = nearestWord(key, settingKeys)
      return `${key} is not a setting${near ? `, did you mean ${near}?` : ''}`
    })
}

export class SettingsError extends Error {
  override name = 'SettingsError'
  constructor(readonly faults: string[]) {
    super(`settings are not valid: ${faults.join('; ')}`)
  }
}

function wholeNumber(min: number, max: number) {
  const message = `\${path} must be a whole number from ${min} to ${max}, not «\${originalValue}»`
  return number()
    .transform((value: number, original: unknown) => (/^\d+$/.test(String(original)) ? value : NaN))
    .typeError(message)
    .min(min, message)
    .max(max, message)
}

function share() {
  const message = `\${path} must be a number from 0 to 1, not «\${originalValue}»`
  return number().typeError(message).min(0, message).max(1, message)
}

/** A wrong address is not repeated in the message: it may hold a password. */
function url(kind: string, start: RegExp) {
  return string().test('url', `\${path} is not ${kind}`, (text) => text === undefined || (start.test(text) && URL.canParse(text)))
}

function oneOf<const Word extends string>(...words: Word[]) {
  return string().oneOf(words, `\${path} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not «\${originalValue}»`)
}

/** The word that was probably meant: at most a third of its letters, and never more than three, are changed, missing or too many. */
export function nearestWord(typed: string, words: string[]): string | undefined {
  const ranked = words.map((word) => ({ word, mistakes: levenshtein(typed.toUpperCase(), word) })).sort((a, b) => a.mistakes - b.mistakes)
  const [best] = ranked
  return best && best.mistakes <= Math.min(3, Math.ceil(best.word.length / 3)) ? best.word : undefined
}

function levenshtein(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1]
    for (const [column, other] of Array.from(to).entries()) {
      const [left = 0, above = 0, diagonal = 0] = [current[column], previous[column + 1], previous[column]]
      current.push(Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1)))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}

/** Whether the last of the eleven digits of an Italian VAT number belongs to the others (the check of Luhn). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || Number(text) === 0) return false
  const sum = Array.from(text).reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
