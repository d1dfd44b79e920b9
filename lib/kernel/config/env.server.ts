import { readAddressRanges } from './address-ranges'
import { companyFacts } from './company'
import { readDatabaseAddresses } from './database-addresses'
import { demoAdsOf } from './demo-ads'
import { externalServices } from './external-services'
import { indexNowOf } from './index-now'
import { photoBucketOf } from './photo-bucket'
import { reachOf } from './reach'
import { builtWithout, type PieceName, readRenderer } from './renderer.mjs'
import { searchClusterOf } from './search-cluster'
import { type EnvSettings, parseSettings } from './settings'

type Env = ReturnType<typeof read>
let parsed: { databaseUrl: string | undefined; env: Env } | undefined

/** The settings of this process. Read on first use, not on import, so that `next build` needs none. */
export function env(): Env {
  // Next has a copy of this module, and may have read the settings before the embedded database had its address.
  const databaseUrl = process.env['DATABASE_URL']
  if (parsed === undefined || parsed.databaseUrl !== databaseUrl) parsed = { databaseUrl, env: read() }
  return parsed.env
}

/** Scripts put the address of the embedded database here, for this process and those it starts. */
export function setDatabaseUrl(url: string, migrationUrl = url): void {
  process.env['DATABASE_URL'] = url
  process.env['MIGRATION_DATABASE_URL'] = migrationUrl
  parsed = undefined
}

/** The port of the site for this process, and that of the stand-ins, where the settings name none. */
export function setPorts(ports: { PORT?: number; STAND_INS_PORT?: number }): void {
  for (const [key, port] of Object.entries(ports)) process.env[key] = String(port)
  parsed = undefined
}

/** The ports as far as somebody has set them. */
export function givenPorts(): { PORT: string | undefined; STAND_INS_PORT: string | undefined } {
  const { PORT, STAND_INS_PORT } = process.env
  return { PORT: PORT || undefined, STAND_INS_PORT: STAND_INS_PORT || undefined }
}

/** Settings that next.config.js compiles into the pages, as far as somebody has set them. */
export function compiledSettings(): string[] {
  const { API_PREFIX: prefix, RENDERER } = process.env
  const left = builtWithout({ RENDERER: RENDERER ?? '' }).join(' ')
  return [...(prefix ? [`API_PREFIX=${prefix}`] : []), ...(left ? [`RENDERER without ${left}`] : [])]
}

/** The environment of a process that we start: what we were given ourselves, and more. */
export function environmentWith(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}

function read() {
  const settings = parseSettings(process.env)
  return {
    port: settings.PORT,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    /** The address that the settings or `setDatabaseUrl` give; there is none without them. */
    get databaseUrl(): string {
      return settings.DATABASE_URL ?? missing('DATABASE_URL')
    },
    givenDatabaseUrl: settings.DATABASE_URL,
    /** The address of the same database, for the role that owns it. */
    get migrationDatabaseUrl(): string {
      return settings.MIGRATION_DATABASE_URL ?? this.databaseUrl
    },
    /** Servers that follow that of `databaseUrl`. */
    databaseReadUrls: readDatabaseAddresses(settings.DATABASE_READ_URLS ?? '') ?? [],
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    dataDir: settings.DATA_DIR,
    trustedProxies: readAddressRanges(settings.TRUSTED_PROXIES ?? '') ?? [],
    /** Undefined: photographs lie in `dataDir`. */
    photoBucket: photoBucketOf(settings),
    /** Undefined: searches are answered from the memory of each process. */
    searchCluster: searchClusterOf(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    ...externalServices(settings),
    /** Null: search engines are not notified of changes. */
    indexNow: indexNowOf(settings, externalServices(settings).standInsUrl),
    ...reachOf(settings, externalServices(settings).standInsUrl),
    eventLogUrl: settings.EVENT_LOG_URL,
    tracking: {
      campaignType: settings.TRACKING_CAMPAIGN_TYPE,
      actorPrefix: settings.TRACKING_ACTOR_PREFIX ?? '',
      schemaUrl: settings.TRACKING_SCHEMA_URL,
      batchSize: settings.TRACKING_BATCH_SIZE,
      flushIntervalMs: settings.TRACKING_FLUSH_INTERVAL_MS,
    },
    /** Who runs the site. */
    company: companyFacts(settings),
    /** The ads of the demo market that an empty database is given. */
    demoAds: (database: 'embedded' | 'given') => demoAdsOf(settings, database),
    /** Whether the demo market has a past, and grows to today at each start. */
    demoPast: settings.DEMO_PAST === 'yes',
    /** Whether ads of the demo market are given pictures once the server has started. */
    demoPictures: settings.DEMO_PICTURES === 'yes' && settings.DEPLOY_STAGE !== 'pro',
    /** Which pieces of lib/kernel/framework are off. */
    renderer: readRenderer(settings.RENDERER) ?? { off: new Set<PieceName>() },
    sentryDsn: settings.SENTRY_DSN,
    deployStage: settings.DEPLOY_STAGE,
    /** Undefined: no metrics are served. */
    metrics: settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    /** Undefined: nothing is traced. */
    tracing: tracingOf(settings),
    drainSeconds: settings.DRAIN_SECONDS,
    /** Undefined: they lie in `dataDir`. */
    secretKeys: settings.SECRET_KEYS,
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    /** Which one of several processes behind one port this is, from 1 on; undefined when it is the only one. */
    processNumber: Number(process.env['INGRANA_PROCESS']) || undefined,
    logLevel: settings.LOG_LEVEL,
  }
}

function tracingOf(settings: EnvSettings) {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return undefined
  return { endpoint, serviceName: settings.OTEL_SERVICE_NAME, ratio: settings.OTEL_TRACES_SAMPLER_ARG, stage: settings.DEPLOY_STAGE }
}

function missing(key: string): never {
  throw new Error(`${key} is not set: start the application with npm start`)
}
