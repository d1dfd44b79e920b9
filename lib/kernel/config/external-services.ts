import { validateReach } from './reach'
import { reviewServices, validateReviewServices } from './review-services'
import { type EnvSettings, ownConfiguration, standInConfiguration } from './settings'
import { readSisterSites } from './sister-sites'

/** The parts of an outside service that must be set together. */
const needed = {
  mail: ['SMTP_URL'],
  facebook: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  botCheck: ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET', 'BOT_CHECK_SCRIPT_URL', 'BOT_CHECK_VERIFY_URL'],
  experimentConfig: ['EXPERIMENTS_TENANT', 'EXPERIMENTS_APPLICATION_ID', 'EXPERIMENTS_CONFIG_URL'],
  collector: ['COLLECTOR_URL', 'TRACKING_PROVIDER_ID'],
} as const satisfies Record<string, readonly (keyof EnvSettings)[]>

export type ExternalService = keyof typeof needed

/** The name of each service as the operator of the site reads it. */
const what: Readonly<Record<ExternalService, string>> = {
  mail: 'the server that mails leave by',
  facebook: 'the login with Facebook',
  botCheck: 'the check that a person fills in a form',
  experimentConfig: `the configuration of experiments (EXPERIMENTS_CONFIG_URL=${ownConfiguration} needs no service)`,
  collector: 'the collector of events',
}

/** Keys that only our stand-ins accept: Facebook application, bot check, collector provider. */
export const standInKeys = {
  appId: 'ingrana-stand-in',
  appSecret: 'stand-in-secret',
  siteKey: 'ingrana-stand-in',
  secret: 'stand-in-secret',
  providerId: 'ingrana-stand-in',
}

/** Sites that stand for those of others, so that the footer of a machine where nothing is set has some. */
export const standInSisterSites = [
  { label: 'Ingrana Nautica', path: '/siti/nautica' },
  { label: 'Ingrana Ricambi', path: '/siti/ricambi' },
] as const

/** The outside services with what is set, and stand-ins of our own on this machine for those that are not. */
export function externalServices(settings: EnvSettings) {
  const standInsPort = settings.STAND_INS_PORT ?? (settings.PORT < 65_535 ? settings.PORT + 1 : settings.PORT - 1)
  const standInsUrl = `http://localhost:${standInsPort}`
  const standIns = servicesWithout(settings)
  return {
    standInsPort,
    standInsUrl,
    /** Services that nothing outside provides. */
    standIns,
    ...reviewServices(settings, standInsUrl),
    facebook: facebookOf(settings, standIns.includes('facebook') ? `${standInsUrl}/facebook` : undefined),
    botCheck: botCheckOf(settings, standIns.includes('botCheck') ? `${standInsUrl}/bot-check` : undefined),
    experiments: experimentsOf(settings, standIns.includes('experimentConfig') ? `${standInsUrl}/experiments` : undefined),
    collector: collectorOf(settings, standIns.includes('collector') ? `${standInsUrl}/collector` : undefined),
    sisterSites:
      settings.SISTER_SITES === undefined && standIns.length > 0
        ? standInSisterSites.map(({ label, path }) => ({ label, href: standInsUrl + path }))
        : (readSisterSites(settings.SISTER_SITES ?? '') ?? []),
  }
}

function facebookOf(settings: EnvSettings, standIn: string | undefined) {
  return {
    appId: standIn ? standInKeys.appId : (settings.FACEBOOK_APP_ID ?? ''),
    appSecret: standIn ? standInKeys.appSecret : (settings.FACEBOOK_APP_SECRET ?? ''),
    dialogUrl: standIn ?? settings.FACEBOOK_DIALOG_URL ?? 'https://www.facebook.com',
    graphUrl: standIn ?? settings.FACEBOOK_GRAPH_URL ?? 'https://graph.facebook.com',
    apiVersion: settings.FACEBOOK_API_VERSION,
  }
}

function botCheckOf(settings: EnvSettings, standIn: string | undefined) {
  return {
    siteKey: standIn ? standInKeys.siteKey : (settings.BOT_CHECK_SITE_KEY ?? ''),
    secret: standIn ? standInKeys.secret : (settings.BOT_CHECK_SECRET ?? ''),
    scriptUrl: standIn ? `${standIn}/enterprise.js` : (settings.BOT_CHECK_SCRIPT_URL ?? ''),
    verifyUrl: standIn ? `${standIn}/verify` : (settings.BOT_CHECK_VERIFY_URL ?? ''),
  }
}

/** Whether the experiments come from the console of this site. Outside of stage pro they do unless something else is set, so that a trial site shows what is published there. */
function areOwn(settings: EnvSettings): boolean {
  const isNothingSet = needed.experimentConfig.every((key) => settings[key] === undefined)
  return settings.EXPERIMENTS_CONFIG_URL === ownConfiguration || (isNothingSet && settings.DEPLOY_STAGE !== 'pro')
}

function experimentsOf(settings: EnvSettings, standIn: string | undefined) {
  const isOwn = areOwn(settings)
  /** The project whose experiments the product publishes, whether this site reads them or the vendor's. */
  const own = { ownTenant: settings.EXPERIMENTS_TENANT ?? 'ingrana', ownApplicationId: settings.EXPERIMENTS_APPLICATION_ID ?? 'web' }
  return {
    ...own,
    /** Whether the configuration comes from this site itself, which cannot answer before its port is open. */
    isOwn,
    tenant: isOwn || standIn ? own.ownTenant : settings.EXPERIMENTS_TENANT,
    applicationId: isOwn || standIn ? own.ownApplicationId : settings.EXPERIMENTS_APPLICATION_ID,
    configUrl: isOwn ? `http://localhost:${settings.PORT}` : (standIn ?? settings.EXPERIMENTS_CONFIG_URL ?? ''),
    updateIntervalMs: settings.EXPERIMENTS_UPDATE_INTERVAL_MS,
  }
}

function collectorOf(settings: EnvSettings, standIn: string | undefined) {
  return {
    url: standIn ?? settings.COLLECTOR_URL ?? '',
    providerId: standIn ? standInKeys.providerId : (settings.TRACKING_PROVIDER_ID ?? ''),
  }
}

const services = ['mail', 'facebook', 'botCheck', 'experimentConfig', 'collector'] as const satisfies readonly ExternalService[]

function keysWithout(settings: EnvSettings, service: ExternalService): (keyof EnvSettings)[] {
  if (service === 'experimentConfig' && areOwn(settings)) return [] // its other parts are ours
  if (service === 'experimentConfig' && settings.EXPERIMENTS_CONFIG_URL === standInConfiguration) return [...needed.experimentConfig]
  return needed[service].filter((key) => settings[key] === undefined)
}

function servicesWithout(settings: EnvSettings): ExternalService[] {
  return services.filter((service) => keysWithout(settings, service).length === needed[service].length)
}

/** Errors that prevent a start: a service with only some of its settings, and in stage pro a service with none. */
export function validateServices(settings: EnvSettings): string[] {
  const faults = services.flatMap((service) => {
    const absent = keysWithout(settings, service)
    return absent.length > 0 && absent.length < needed[service].length
      ? [
          `${absent.join(' and ')} must be set together with ${needed[service].filter((key) => !absent.some((other) => other === key)).join(' and ')}`,
        ]
      : []
  })
  faults.push(...validateReviewServices(settings), ...validateReach(settings))
  if (settings.DEPLOY_STAGE !== 'pro') return faults
  return [
    ...faults,
    ...servicesWithout(settings).map((service) => `stage pro has no stand-in for ${what[service]}: set ${needed[service].join(', ')}`),
  ]
}
