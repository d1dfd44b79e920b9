import { paints } from '@/lib/market/illustrations/paint'
import { type Random, seededRandom } from '@/lib/market/illustrations/seeded-random'
import type { PlateBox } from '@/lib/market/photos/plate-box'
import { isScooter } from './bike/bike-model'
import { paintOutside } from './exterior'
import { type BikeClocks, paintBikeClocks } from './inside/bike-clocks.server'
import { paintBoot } from './inside/boot'
import { paintCabin } from './inside/cabin.server'
import { type Clocks, paintClocks } from './inside/clocks.server'
import { kitchenWoods, paintKitchen } from './inside/kitchen'
import { paintLiving } from './inside/living'
import { materialsOf } from './inside/materials'
import { paintSeats } from './inside/seats'
import { sceneHeight, sceneWidth } from './lens'
import { lettered } from './lettering.server'
import { lightOf } from './light'
import { rasterise } from './paint-picture.server'
import type { PicturedAd } from './pictured-ad'
import { type Scene } from './scene'
import { modelOf, subjectOf } from './subject'
import { rgb } from './vectors'

export type ScenePicture = { content: Buffer; plate: PlateBox | undefined }

/** A scene of an ad as the file that a camera would have written. */
export async function paintScene(ad: PicturedAd, scene: Scene): Promise<ScenePicture> {
  const { far, near, plate } =
    'outside' in scene.subject ? outside(ad, scene, scene.subject.outside) : { far: '', near: inside(ad, scene), plate: undefined }
  return { content: await rasterise({ far, near: near + lens() + label(scene.words[0] ?? '') }), plate }
}

function outside(ad: PicturedAd, scene: Scene, view: Parameters<typeof paintOutside>[0]['view']) {
  const subject = subjectOf(ad)
  if (!subject) throw new Error(`no form for ad ${ad.id}`)
  const { place, hour, seed } = scene
  return paintOutside({ model: modelOf(ad, subject, scene), view, place, hour, setting: ad.id, random: seededRandom(seed) })
}

function inside(ad: PicturedAd, { subject, place, hour, colour, words }: Scene): string {
  const random = seededRandom(`interni ${ad.id}`)
  const materials = materialsOf(random)
  const light = lightOf(place === 'salone' ? 'interno' : hour, '#8d9490', 1)
  const isNew = (ad.year ?? 2_000) >= 2_017
  const part = 'inside' in subject ? subject.inside : 'abitacolo'
  const common = { materials, light }
  if (part === 'sedili') return paintSeats({ ...common, places: ad.doors !== null && ad.doors <= 3 ? 2 : 3 })
  if (part === 'soggiorno') return paintLiving(common)
  if (part === 'cucina') return paintKitchen({ ...common, wood: random.pick(kitchenWoods) })
  if (part === 'bagagliaio' || part === 'vano di carico')
    return paintBoot({ ...common, paint: rgb(paints[colour]), kind: part, depth: depthOf(ad.body) })
  const isElectric = ad.fuel === 'elettrica'
  const time = timeOf(random)
  if (part === 'strumenti' && ad.category === 'moto-e-scooter')
    return paintBikeClocks(
      bikeClocksOf(ad, { paint: rgb(paints[colour]), light, time, isElectric, kilometres: words[1] ?? '', glow: materials.glow }, random),
    )
  if (part === 'strumenti') return paintClocks(clocksOf(ad, { materials, time, isElectric, kilometres: words[1] ?? '' }, random, isNew))
  return paintCabin({
    ...common,
    paint: paints[colour],
    isAutomatic: ad.gearbox === 'automatico' || isElectric,
    isElectric,
    time,
    screen: isNew ? 'grande' : (ad.year ?? 2_000) >= 2_010 ? 'piccolo' : 'radio',
  })
}

const large = ['station-wagon', 'suv', 'monovolume', 'fuoristrada', 'crossover']
const depthOf = (body: string | null) =>
  body === 'city-car' || body === 'cabrio' || body === 'coupe' ? 'piccolo' : body !== null && large.includes(body) ? 'grande' : 'medio'

function clocksOf(
  { offerType }: PicturedAd,
  known: Pick<Clocks, 'materials' | 'time' | 'isElectric' | 'kilometres'>,
  random: Random,
  isNew: boolean,
): Clocks {
  const style = offerType === 'epoca' ? 'epoca' : known.isElectric || (isNew && random.next() > 0.45) ? 'schermo' : 'lancette'
  return {
    ...known,
    style,
    topSpeed: random.pick([180, 200, 220, 240]),
    fuel: random.range(0.15, 0.9),
    degrees: Math.round(random.range(4, 27)),
  }
}

function bikeClocksOf(
  { offerType, body, year }: PicturedAd,
  known: Pick<BikeClocks, 'paint' | 'light' | 'time' | 'isElectric' | 'kilometres' | 'glow'>,
  random: Random,
): BikeClocks {
  const isOld = offerType === 'epoca' || body === 'epoca'
  const isScreen = known.isElectric || ((year ?? 2_000) >= 2_018 && random.next() > 0.35)
  return {
    ...known,
    style: isOld ? 'epoca' : isScreen ? 'schermo' : 'lancette',
    isScooter: isScooter(body),
    topSpeed: isScooter(body) ? 140 : 240,
    fuel: random.range(0.15, 0.9),
    degrees: Math.round(random.range(4, 27)),
  }
}

function timeOf(random: Random): string {
  return `${Math.round(random.range(9, 18))}:${String(Math.floor(random.range(0, 60))).padStart(2, '0')}`
}

/** Light falls off towards the corners. */
function lens(): string {
  return `<radialGradient id="bordo" cx=".5" cy=".52" r=".78"><stop offset=".55" stop-color="#06090b" stop-opacity="0"/><stop offset="1" stop-color="#06090b" stop-opacity=".26"/></radialGradient><rect width="${sceneWidth}" height="${sceneHeight}" fill="url(#bordo)"/>`
}

/** Near the upper right, where no cut of a card takes it away, and neither tags nor heart, count nor tick lie over it. */
function label(words: string): string {
  return `<rect x="872" y="208" width="452" height="60" rx="12" fill="#141819" opacity=".62"/>${lettered(words, { size: 40, x: 894, y: 252, fill: '#ffffff', lettering: 'text' })}`
}
