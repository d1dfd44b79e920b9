import {
  bodyTileFile,
  type Colour,
  cutoutFile,
  type Drawing,
  heroFile,
  illustrationWidths,
  isColour,
  listDrawings,
  seedCount,
  type VehiclePicture,
  vehicleFile,
} from './illustration'

export type IllustrationFile = { kind: 'vehicle'; picture: VehiclePicture } | { kind: 'tile'; drawing: Drawing } | Cutout | { kind: 'hero' }
type Cutout = { kind: 'cutout'; drawing: Drawing; colour: Colour; format: 'svg' | 'png' }

const drawings = listDrawings()
const tileDrawings = new Map(drawings.map((drawing) => [bodyTileFile(drawing), drawing]))
const cutoutPattern = /^sagoma-([a-z-]+)-([a-z]+)-[0-9a-f]+\.(svg|png)$/
const vehiclePattern = /^([a-z-]+)-([a-z]+)-(\d\d)-(\d+)-[0-9a-f]+\.webp$/

/** Reads a file name of the closed set of illustrations; anything else, however near, is undefined. */
export function parseIllustrationFile(file: string): IllustrationFile | undefined {
  if (file === heroFile) return { kind: 'hero' }
  const tile = tileDrawings.get(file)
  if (tile) return { kind: 'tile', drawing: tile }
  const picture = parseVehicleFile(file)
  if (picture) return vehicleFile(picture) === file ? { kind: 'vehicle', picture } : undefined
  const cutout = parseCutoutFile(file)
  return cutout && cutoutFile(cutout.drawing, cutout.colour, cutout.format) === file ? cutout : undefined
}

function parseVehicleFile(file: string): VehiclePicture | undefined {
  const [, drawingText, colour, seedText, widthText] = vehiclePattern.exec(file) ?? []
  const drawing = drawings.find((known) => known === drawingText)
  const width = illustrationWidths.find((known) => String(known) === widthText)
  const seed = Number(seedText)
  if (!drawing || !width || colour === undefined || !isColour(colour) || !(seed < seedCount)) return undefined
  return { drawing, colour, seed, width }
}

function parseCutoutFile(file: string): Cutout | undefined {
  const [, drawingText, colour, format] = cutoutPattern.exec(file) ?? []
  const drawing = drawings.find((known) => known === drawingText)
  return drawing && colour !== undefined && isColour(colour)
    ? { kind: 'cutout', drawing, colour, format: format === 'png' ? 'png' : 'svg' }
    : undefined
}
