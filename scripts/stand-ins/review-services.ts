import { json, type StandIn } from './stand-in-server'

/** Places that Google would know here; any other is not found. The last ones are its faults. */
const faults: Readonly<Record<string, number>> = { 'ChIJ-guasto-guasto': 500, 'ChIJ-niente-niente': 404 }

/** Reviews of places, as Google's Places API gives them. */
export function googlePlaces(): StandIn {
  return async ({ path }) => {
    const placeId = /^\/google-places\/v1\/places\/([\w-]+)$/.exec(path)?.[1]
    if (placeId === undefined) return undefined
    const fault = faults[placeId]
    if (fault !== undefined) return json({ error: { code: fault, message: 'a requested fault' } }, fault)
    return json({
      rating: 4.5,
      userRatingCount: 2,
      googleMapsUri: `https://maps.google.com/?q=place_id:${placeId}`,
      reviews: [
        {
          rating: 5,
          text: { text: 'Gentili e puntuali.', languageCode: 'it' },
          authorAttribution: { displayName: 'Laura Fontana', uri: 'https://www.google.com/maps/contrib/1' },
          publishTime: '2026-10-02T09:00:00Z',
        },
        { rating: 4, authorAttribution: { displayName: '' } },
      ],
    })
  }
}

/** The invitations of Trustpilot: a token, then an invitation, which is forgotten at once. */
export function trustpilot(): StandIn {
  return async ({ path, method, form, text }) => {
    if (!path.startsWith('/trustpilot/')) return undefined
    if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
    if (path.endsWith('/accesstoken'))
      return form.get('grant_type') === 'client_credentials' ? json({ access_token: 'prova' }) : { status: 400 }
    if (!path.endsWith('/business-units/ingrana/email-invitations')) return { status: 404 }
    return text.includes('"consumerEmail"') ? { status: 202 } : { status: 400 }
  }
}
