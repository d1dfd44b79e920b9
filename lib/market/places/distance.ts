export type Position = { readonly latitude: number; readonly longitude: number }

export const earthRadiusKm = 6371

/** Kilometres as the crow flies (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const latitudes = radians(b.latitude - a.latitude)
  const longitudes = radians(b.longitude - a.longitude)
  const chord = Math.sin(latitudes / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The box outside of which nothing is so near: a list or an index selects by it before each distance is computed. */
export function boxAround(
  { latitude, longitude }: Position,
  radiusKm: number,
): { south: number; north: number; west: number; east: number } {
  const latitudes = (radiusKm / earthRadiusKm) * (180 / Math.PI) * 1.001
  const longitudes = latitudes / Math.cos(radians(Math.min(89, Math.abs(latitude) + latitudes)))
  return { south: latitude - latitudes, north: latitude + latitudes, west: longitude - longitudes, east: longitude + longitudes }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
