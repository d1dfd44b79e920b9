import type { NewAd } from '@/lib/market/ads/ad'
import type { Category } from '@/lib/market/catalogue/category'
import {
  recogniseBody,
  recogniseColour,
  recogniseDrive,
  recogniseEmissionClass,
  recogniseFuel,
  recogniseGearbox,
} from '@/lib/market/catalogue/recognise-values'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { RowReader } from '@/lib/market/stock-import/rows/row-reader'
import type { StatedFacts } from '@/lib/market/stock-import/rows/statement-table'
import { readNumber } from './amount'
import { fuelOf } from './fuel-rule'
import { isLikelyPower, type PowerUnit, readPower, reconcilePower } from './power-text'
import { readYesNo } from './yes-no'

type SpecifiedVehicle = {
  category: Category
  make: { slug: string }
  model: { name: string; body: string | null } | undefined
  title: string
}
type SpecificationContext = { priceCents: number | null; powerUnit: PowerUnit | undefined; stated: StatedFacts }

/** What the row says about the vehicle itself in cells that need more than their own type to be read; null where it says nothing that can be trusted. `unlikelyPower`: one that no such vehicle has. */
export function readSpecification(row: RowReader, car: SpecifiedVehicle, known: SpecificationContext) {
  const fuel = readFuel(row, car)
  const power = readPowerOf(row, car, known)
  const colour = readColour(row)
  const facts = {
    fuel,
    powerKw: power.unlikely ? null : power.kw,
    ...readGearbox(row, car, fuel),
    ...readEngine(row, fuel, car.category),
    drive:
      row.word('drive', recogniseDrive) ??
      (/(?<![\p{L}\p{N}])(?:4x4|4wd|awd|quattro|x-?drive|4matic\+?|4motion|all4)(?![\p{L}\p{N}])/iu.test(car.title) ? 'integrale' : null),
    body: readBody(row, car),
    colour: colour?.colour ?? null,
    metallic: colour?.metallic ?? null,
    interiorMaterial: /materialepelle (?:totale|scamosciata)/i.test(row.text('colour'))
      ? 'pelle'
      : /materialealcantara/i.test(row.text('colour'))
        ? 'alcantara'
        : null,
    owners: readOwners(row) ?? known.stated.owners ?? null,
    vatDeductible: known.stated.vatDeductible ?? readVat(row),
    emissionClass: row.word('emission', recogniseEmissionClass) ?? recogniseEmissionClass(row.text('fuel')) ?? null,
  } satisfies Partial<NewAd>
  return { facts, unlikelyPower: power.unlikely }
}

function number(row: RowReader, column: Column, min: number, max: number, unit?: RegExp): number | null {
  const value = row.accept(column, readNumber(row.text(column), unit ? { min, max, unit } : { min, max }))
  return value === null ? null : Math.round(value)
}

function readFuel(row: RowReader, car: SpecifiedVehicle): string | null {
  const label = row.word('fuel', recogniseFuel)
  const fuel = fuelOf(label, car.title, car.make.slug) ?? fuelOf(null, linkPart(row), car.make.slug)
  const isFiner = label === 'ibrida-benzina' && (fuel === 'mild-hybrid' || fuel === 'plug-in' || fuel === 'ibrida-diesel')
  if (fuel !== null && label !== fuel && label !== null && !isFiner)
    row.note('fuel', `il titolo dice ${fuel}`, row.text('fuel'), 'corrected')
  return fuel
}

function linkPart(row: RowReader): string {
  return row
    .text('link')
    .replace(/[?#].*$/, '')
    .replaceAll('-', ' ')
}

/** «Tipo di verniceAltro» is what a form leaves when nobody chose; such a text may declare the paint only. */
function readColour(row: RowReader): ReturnType<typeof recogniseColour> | null {
  return /^(?:tipo di vernice|materiale)/i.test(row.text('colour'))
    ? recogniseColour(row.text('colour'))
    : row.word('colour', recogniseColour)
}

/** A power that no such vehicle has, and the column that says it. */
export type UnlikelyPower = { column: Column; kw: number }

/** Portals write 1 kW where nobody knows the power. */
const unknownKw = 1

function readPowerOf(
  row: RowReader,
  car: SpecifiedVehicle,
  { priceCents, powerUnit }: SpecificationContext,
): { kw: number | null; unlikely?: UnlikelyPower } {
  const decided = row.reading('power', 'powerUnit')
  if (decided?.source === 'contrary' && /^[\d.,\s]+$/.test(row.text('power')) && row.text('powerKw') === '' && row.text('powerCv') === '') {
    row.note('power', 'sono kW o CV? Le righe della colonna si contraddicono', undefined, 'question')
    return { kw: null }
  }
  const code = row.text('powerUnitCode')
  const ofRow = /^(?:kwt|kw)$/i.test(code) ? 'kw' : /^(?:bhp|n12|hp|ps|cv)$/i.test(code) ? 'cv' : undefined
  const ofColumn = decided === undefined || decided.source === 'none' ? undefined : decided.value === 'cv' ? 'cv' : 'kw'
  const unit = ofRow ?? powerUnit ?? ofColumn ?? (car.category === 'moto-e-scooter' ? 'cv' : 'kw')
  const [column, reading] = readingOfPower(row, unit)
  const kw = row.accept(column, reading)
  if (kw === null || isLikelyPower(kw, { category: car.category, make: car.make.slug, model: car.model?.name ?? '', priceCents }))
    return { kw }
  row.note(column, `${kw} kW non sono credibili per questo veicolo`)
  return kw === unknownKw ? { kw: null } : { kw, unlikely: { column, kw } }
}

function readingOfPower(row: RowReader, unit: PowerUnit): [Column, ReturnType<typeof readPower>] {
  const kw = readPower(row.text('powerKw'), 'kw')
  const cv = readNumber(row.text('powerCv'), { min: 0, max: 3_000, unit: /cv|hp|ps/i })
  if (kw && 'value' in kw) return ['powerKw', reconcilePower(kw.value, cv && 'value' in cv ? cv.value : undefined)]
  if (kw) return ['powerKw', kw]
  if (cv) return ['powerCv', readPower(row.text('powerCv'), 'cv')]
  return ['power', readPower(row.text('power'), unit)]
}

const automaticWords =
  /(?<![\p{L}\p{N}])(?:automatic[oa]?|auto|aut|dsg|s[- ]?tronic|steptronic|tiptronic|dct|edc|e-?dct\d?|eat\d|at\d|cvt|e-?cvt|x-?tronic|powershift|tct\d?|\d?g-?tronic|multitronic|geartronic|dkg|pdk)(?![\p{L}])/iu

function readGearbox(row: RowReader, car: SpecifiedVehicle, fuel: string | null) {
  const text = row.text('gearbox')
  const gearbox = row.word('gearbox', recogniseGearbox) ?? (automaticWords.test(car.title) ? 'automatico' : null)
  const inText = /(\d+)\s*marce/i.exec(text)?.[1]
  const gears = inText === undefined ? number(row, 'gears', fuel === 'elettrica' ? 1 : 3, 12) : Number(inText)
  return { gearbox, gears, gearboxKind: gearbox === 'manuale' ? null : kindOfGearbox(`${text} ${car.title}`) }
}

function kindOfGearbox(text: string): string | null {
  if (/(?<![\p{L}])(?:dsg|s[- ]?tronic|dct|e-?dct\d?|edc|tct\d?|dkg|pdk|doppia frizione)(?![\p{L}])/iu.test(text)) return 'doppia-frizione'
  if (/(?<![\p{L}])(?:e-?cvt|cvt|x-?tronic|multidrive|lineartronic)(?![\p{L}])/iu.test(text)) return 'cvt'
  return /sequenziale/i.test(text) ? 'sequenziale' : null
}

/** Reads the engine; zero stands for «not declared» in all of it, except that an electric car emits nothing. */
function readEngine(row: RowReader, fuel: string | null, category: Category) {
  const isElectric = fuel === 'elettrica'
  const isDeclared = (column: Column) => !/^0+(?:[.,]0+)?$/.test(row.text(column))
  const minCc = category === 'moto-e-scooter' ? 40 : 300
  return {
    displacementCc: isElectric || !isDeclared('displacement') ? null : number(row, 'displacement', minCc, 16_500, /cc|cm3|cm³/i),
    co2GKm: isElectric ? 0 : isDeclared('co2') ? number(row, 'co2', 1, 700, /g\s?\/?\s?km/i) : null,
    consumptionL100km:
      isElectric || !isDeclared('consumption')
        ? null
        : row.accept('consumption', readNumber(row.amount('consumption'), { min: 0.3, max: 40, unit: /l?\s*\/\s*100\s*km|litri/i })),
  }
}

/** «SUV/Fuoristrada/Pick-up» leaves the choice to the model; without any label the model decides, unless the title names another body. */
function readBody(row: RowReader, { category, model, title }: SpecifiedVehicle): string | null {
  const text = row.text('body')
  const usual = model?.body ?? null
  if (text !== '' && !/^altro$/i.test(text)) {
    const label = row.word('body', (words) => recogniseBody(category, words))
    if (label !== null) return usual !== null && /suv.*(?:fuoristrada|pick)/i.test(text) && roughBodies.has(usual) ? usual : label
  }
  return category === 'auto' && otherBody.test(title) ? null : usual
}

const roughBodies = new Set(['suv', 'crossover', 'fuoristrada', 'pick-up'])
const otherBody = /(?<![\p{L}])(?:sw|s\.?\s?w\.?|station|touring|avant|sportwagon|sports tourer|cabrio|spider|coup[eé])(?![\p{L}])/iu

function readOwners(row: RowReader): number | null {
  const text = row.text('owners')
  const saysOne = /^unico/i.test(text) || (/^\p{L}/u.test(text) && readYesNo(text) === true) // «Unico proprietario: sì»
  return saysOne ? 1 : number(row, 'owners', 0, 20, /propriet\p{L}*/iu)
}

function readVat(row: RowReader): boolean | null {
  return row.yesNo('vatDeductible', (text) => (/^(?:esposta|deducibile)$/i.test(text) ? true : null))
}
