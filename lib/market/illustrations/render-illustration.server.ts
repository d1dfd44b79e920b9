import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { AppError } from '@/lib/kernel/errors/app-error'
import { log } from '@/lib/kernel/errors/log.server'
import { boundedQueue } from '@/lib/kernel/rate-limits/bounded-queue.server'
import { heroLandscape } from './hero'
import { type Colour, type Drawing, drawingsVersion, type VehiclePicture } from './illustration'
import { parseIllustrationFile } from './illustration-file'
import { sceneWithVehicle, vehicleAlone } from './vehicle-drawing'

export type RenderedIllustration = { content: Buffer; contentType: 'image/webp' | 'image/png' | 'image/svg+xml' }

/** What lies in tiles, each body in a colour of its own; the others are green. */
const tileColours: Readonly<Partial<Record<Drawing, Colour>>> = {
  'city-car': 'azzurro',
  berlina: 'blu',
  suv: 'arancione',
  coupe: 'giallo',
  cabrio: 'rosso',
  monovolume: 'argento',
  'pick-up': 'blu',
  fuoristrada: 'beige',
  furgone: 'argento',
  naked: 'rosso',
  sportiva: 'blu',
  custom: 'nero',
  scooter: 'azzurro',
  enduro: 'giallo',
  quad: 'arancione',
  motorhome: 'blu',
}

/** WebP quality by width: 1280 is for dense screens, where artefacts show less. */
const quality = { 320: 84, 832: 81, 1280: 78 } as const
const inFlight = new Map<string, Promise<Buffer>>()
/** Rendering takes one of the four threads that also read files. The pictures of several first visits may wait. */
const inQueue = boundedQueue({ name: 'drawings', atOnce: 2, waiting: 300, retryAfterSeconds: 5 })

/** The content of an illustration's file. Rendered once, then stored in `folder`; a name outside the set is notFound. `beforeRendering` may refuse. */
export async function renderIllustration(
  file: string,
  folder: string,
  beforeRendering: () => Promise<void> = async () => {},
): Promise<RenderedIllustration> {
  const parsed = parseIllustrationFile(file)
  if (!parsed) throw new AppError('notFound')
  if (parsed.kind === 'hero') return svg(heroLandscape())
  if (parsed.kind === 'tile') return svg(vehicleAlone(parsed.drawing, tileColours[parsed.drawing] ?? 'verde'))
  const path = join(folder, drawingsVersion, file)
  if (parsed.kind === 'vehicle')
    return { content: await readOrRender(() => renderVehicleWebp(parsed.picture), path, beforeRendering), contentType: 'image/webp' }
  const cutout = vehicleAlone(parsed.drawing, parsed.colour)
  if (parsed.format === 'svg') return svg(cutout)
  return { content: await readOrRender(() => renderPng(cutout), path, beforeRendering), contentType: 'image/png' }
}

export async function renderVehicleWebp({ drawing, colour, seed, width }: VehiclePicture): Promise<Buffer> {
  const picture = Buffer.from(sceneWithVehicle(drawing, colour, seed))
  return sharp(picture, { density: (72 * width) / 800 })
    .resize(width, (width * 5) / 8)
    .webp({ quality: quality[width] })
    .toBuffer()
}

/** Few colours, as most of the vehicle is of one: a third of the bytes. */
async function renderPng(cutout: string): Promise<Buffer> {
  return sharp(Buffer.from(cutout)).png({ palette: true, colours: 64 }).toBuffer()
}

function svg(text: string): RenderedIllustration {
  return { content: Buffer.from(text), contentType: 'image/svg+xml' }
}

/** Reads or renders a picture; concurrent requests for one share one rendering. */
async function readOrRender(render: () => Promise<Buffer>, path: string, beforeRendering: () => Promise<void>): Promise<Buffer> {
  const running = inFlight.get(path)
  if (running) return running
  const work = readStored(path).then(async (stored) => {
    if (stored) return stored
    await beforeRendering()
    return renderAndStore(render, path)
  })
  inFlight.set(path, work)
  try {
    return await work
  } finally {
    inFlight.delete(path)
  }
}

async function renderAndStore(render: () => Promise<Buffer>, path: string): Promise<Buffer> {
  const content = await inQueue(render)
  await store(content, dirname(path), path)
  return content
}

async function readStored(path: string): Promise<Buffer | undefined> {
  const stored = await readFile(path).catch(() => undefined)
  // An empty file is what a power cut can leave behind.
  return stored && stored.length > 0 ? stored : undefined
}

/** A failed write is ignored: the picture is rendered again for the next request. */
async function store(content: Buffer, folder: string, path: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    log().warn({ err: error, folder }, 'illustration could not be stored')
  }
}
