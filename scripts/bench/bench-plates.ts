import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import type { PlateBox } from '@/lib/market/photos/plate-box'
import { findPlates } from '@/lib/market/photos/plates/plate-detector'
import { paintScene } from '@/tools/demo-market/pictures/paint-scene.server'
import type { PicturedAd } from '@/tools/demo-market/pictures/pictured-ad'
import { scenesOf } from '@/tools/demo-market/pictures/scene'
import { runCommand } from '../run-command'

const { values } = parseArgs({ options: { ads: { type: 'string', default: '12' } } })

const vehicles = [
  ...(['city-car', 'suv', 'berlina', 'station-wagon', 'cabrio'] as const).map((body) => ({ category: 'auto', body })),
  { category: 'veicoli-commerciali', body: 'furgone' },
  { category: 'moto-e-scooter', body: 'naked' },
  { category: 'caravan-e-camper', body: 'mansardato' },
]
const colours = ['bianco', 'nero', 'rosso', 'grigio', 'blu', 'argento']

/** What happens to a picture on its way from a camera. */
const ways: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'as painted': (picture) => picture,
  'smallest size that is taken': (picture) => picture.resize(1_024),
  'out of focus': (picture) => picture.blur(2.2),
  'at dusk': (picture) => picture.linear(0.45, 0),
  'a JPEG of quality 35': (picture) => picture.jpeg({ quality: 35 }),
}
const searchedSide = 1_600

type Tally = { pictures: number; found: number; missed: number; imagined: number; ms: number }

/** npm run bench:plates [-- --ads N] searches plates in painted scenes of which it is known where the plate is, each as it is and worsened. */
await runCommand(async () => {
  const tallies = new Map(
    Object.keys(ways).map((name): [string, Tally] => [name, { pictures: 0, found: 0, missed: 0, imagined: 0, ms: 0 }]),
  )
  for (let at = 0; at < Number(values.ads); at += 1) {
    const ad = adOf(at)
    for (const scene of scenesOf(ad)) {
      const { content, plate } = await paintScene(ad, scene)
      for (const [name, worsen] of Object.entries(ways))
        count(tallies.get(name), plate, await search(await worsen(sharp(content)).toBuffer()))
    }
  }
  for (const [name, { pictures, found, missed, imagined, ms }] of tallies)
    console.log(
      `${name}: ${found} of ${found + missed} plates found; a proposal where none is in ${imagined} of ${pictures} pictures; ${Math.round(ms / pictures)} ms a picture`,
    )
})

function adOf(at: number): PicturedAd {
  const vehicle = vehicles[at % vehicles.length] ?? { category: 'auto', body: 'suv' }
  return {
    id: 10_000_100 + at * 37,
    ...vehicle,
    doors: 5,
    classicYear: null,
    colour: colours[at % colours.length] ?? null,
    metallic: true,
    mileageKm: 64_200,
    gearbox: 'manuale',
    fuel: 'benzina',
    year: 2_019,
    offerType: at % 3 === 0 ? 'nuovo' : 'usato',
    isPrivate: at % 2 === 0,
  }
}

async function search(content: Buffer): Promise<{ boxes: PlateBox[]; ms: number }> {
  const { data, info } = await sharp(content)
    .resize(searchedSide, searchedSide, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const begun = performance.now()
  const boxes = findPlates({ data, width: info.width, height: info.height })
  return { boxes, ms: performance.now() - begun }
}

function count(tally: Tally | undefined, plate: PlateBox | undefined, { boxes, ms }: { boxes: PlateBox[]; ms: number }): void {
  if (!tally) return
  tally.ms += ms
  tally.pictures += 1
  const isFound = plate !== undefined && boxes.some((box) => touches(box, plate))
  const isImagined = boxes.some((box) => plate === undefined || !touches(box, plate))
  if (plate) tally[isFound ? 'found' : 'missed'] += 1
  if (isImagined) tally.imagined += 1
}

function touches(one: PlateBox, other: PlateBox): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
