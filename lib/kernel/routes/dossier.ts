/** What the seller of an ad says of its vehicle's past, and the papers about it. */
export const recordApi = {
  ofAd: (adId: number) => `/api/v1/pages/private/ads/${adId}/records`,
  papers: (adId: number) => `/api/v1/pages/private/ads/${adId}/papers`,
  /** A decision of a moderator about one paper. */
  decision: (recordId: number) => `/api/v1/pages/private/moderation/papers/${recordId}`,
} as const

/** The page of the seller on which they stand. */
export const recordsPage = '/area-privata/carte'

export function recordsPath(adId: number): string {
  return `${recordsPage}?annuncio=${adId}`
}

/** The picture of a paper: another picture has another address. */
export function paperPath(id: string): string {
  return `/api/v1/papers/${id}`
}
