import type { PicturedAd } from './pictured-ad'

/** A vehicle of which every picture can be painted. */
export function testPicturedAd(over: Partial<PicturedAd> = {}): PicturedAd {
  return {
    id: 10_000_017,
    category: 'auto',
    body: 'city-car',
    doors: 5,
    classicYear: null,
    colour: 'azzurro',
    metallic: true,
    mileageKm: 64_200,
    gearbox: 'manuale',
    fuel: 'benzina',
    year: 2_019,
    offerType: 'usato',
    isPrivate: true,
    ...over,
  }
}
