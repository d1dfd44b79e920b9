import { companyBlanks } from './company'
import { roleOf } from './database-addresses'
import { standInKeys } from './external-services'
import type { EnvSettings } from './settings'

/** Faults that only the public site has: what is good enough to try Ingrana is refused in stage pro. */
export function validateStage(settings: EnvSettings): string[] {
  if (settings.DEPLOY_STAGE !== 'pro') return []
  const faults: string[] = []
  if (!settings.SITE_URL?.startsWith('https://')) faults.push('stage pro needs the https:// address of the site: set SITE_URL')
  if (settings.TRUSTED_PROXIES === undefined)
    faults.push('stage pro needs to know who may name the visitor: set TRUSTED_PROXIES to the addresses of the proxies, or to none')
  if ((settings.DEMO_ADS ?? 0) > 0) faults.push('stage pro shows no demo market: set DEMO_ADS=0')
  if (hasOneRole(settings))
    faults.push(
      'stage pro wants an application that owns no table and can create none: set DATABASE_URL with a role for it, and MIGRATION_DATABASE_URL with the one that owns the database',
    )
  if (settings.DATABASE_URL !== undefined && settings.SECRET_KEYS === undefined)
    faults.push('stage pro encrypts the secrets in a database of your own: set SECRET_KEYS to what openssl rand -base64 32 writes')
  const blanks = companyBlanks(settings)
  if (blanks.length > 0) faults.push(`stage pro has to say who runs the site: set ${blanks.join(', ')}`)
  const standIns = standInSettings(settings)
  if (standIns.length > 0) faults.push(`stage pro refuses the keys of the stand-ins: change ${standIns.join(', ')}`)
  return faults
}

/** The embedded database has two roles by itself. */
function hasOneRole({ DATABASE_URL: url, MIGRATION_DATABASE_URL: owners }: EnvSettings): boolean {
  return url !== undefined && (owners === undefined || roleOf(owners) === roleOf(url))
}

/** The settings with keys of our stand-ins, which everybody can read in our sources. */
function standInSettings(settings: EnvSettings): string[] {
  const known: readonly unknown[] = Object.values(standInKeys)
  return Object.entries(settings)
    .flatMap(([name, value]) => (known.includes(value) ? [name] : []))
    .sort()
}
