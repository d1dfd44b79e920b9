/** The size that social networks request, in pixels. */
export const sharePictureSize = { width: 1_200, height: 630 } as const

/** The picture of an ad for social networks. `look` is whatever changes it: they keep a picture by its address for weeks. */
export function sharePicturePath(adId: number, look: readonly (string | number | null)[]): string {
  return `/anteprime/${adId}.jpg?v=${look.map((part) => part ?? '').join('-')}`
}
