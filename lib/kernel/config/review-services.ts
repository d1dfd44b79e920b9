import type { EnvSettings } from './settings'

/** The service of Google Maps that says what people think of a dealer. */
export type GooglePlaces = { url: string; key: string }
/** The services that ask customers by mail for reviews of Ingrana. */
export type Trustpilot = { apiUrl: string; invitationsUrl: string; key: string; secret: string; businessUnitId: string }

/** The services of reviews. The site works without: in stage pro, one that is not set is off (null); elsewhere a stand-in of ours answers for it. */
export function reviewServices(
  settings: EnvSettings,
  standInsUrl: string,
): { googlePlaces: GooglePlaces | null; trustpilot: Trustpilot | null } {
  const isPublic = settings.DEPLOY_STAGE === 'pro'
  return {
    googlePlaces: googlePlacesOf(settings) ?? (isPublic ? null : { url: `${standInsUrl}/google-places`, key: 'stand-in' }),
    trustpilot: trustpilotOf(settings) ?? (isPublic ? null : standInTrustpilot(`${standInsUrl}/trustpilot`)),
  }
}

function googlePlacesOf({ GOOGLE_PLACES_KEY: key }: EnvSettings): GooglePlaces | null {
  return key === undefined ? null : { url: 'https://places.googleapis.com', key }
}

function trustpilotOf(settings: EnvSettings): Trustpilot | null {
  const { TRUSTPILOT_KEY: key, TRUSTPILOT_SECRET: secret, TRUSTPILOT_BUSINESS_UNIT_ID: businessUnitId } = settings
  if (key === undefined || secret === undefined || businessUnitId === undefined) return null
  return { apiUrl: 'https://api.trustpilot.com', invitationsUrl: 'https://invitations-api.trustpilot.com', key, secret, businessUnitId }
}

function standInTrustpilot(url: string): Trustpilot {
  return { apiUrl: url, invitationsUrl: url, key: 'stand-in', secret: 'stand-in', businessUnitId: 'ingrana' }
}

/** A service with only some of its settings prevents a start. */
export function validateReviewServices(settings: EnvSettings): string[] {
  const keys = ['TRUSTPILOT_KEY', 'TRUSTPILOT_SECRET', 'TRUSTPILOT_BUSINESS_UNIT_ID'] as const
  const absent = keys.filter((key) => settings[key] === undefined)
  return absent.length === 0 || absent.length === keys.length ? [] : [`${absent.join(' and ')} must be set with the rest of TRUSTPILOT_…`]
}
