import type { NewAd } from '@/lib/market/ads/ad'
import { numberText } from '@/lib/market/catalogue/number-text'

export type ImportSummary = {
  /** Rows with something in them: always inserted + updated + merged + refused. */
  read: number
  inserted: number
  updated: number
  merged: number
  refused: number
  blank: number
  /** For each field, the share of accepted rows that fill it, from 0 to 1. */
  fill: Record<FilledField, number>
}

const filledFields = {
  model: 'modello',
  version: 'versione',
  price: 'prezzo',
  firstRegistration: 'immatricolazione',
  mileage: 'chilometri',
  fuel: 'carburante',
  gearbox: 'cambio',
  power: 'potenza',
  displacement: 'cilindrata',
  body: 'carrozzeria',
  drive: 'trazione',
  doors: 'porte',
  seats: 'posti',
  colour: 'colore',
  emissionClass: 'classe Euro',
  owners: 'proprietari',
  place: 'località',
  dealer: 'venditore',
  description: 'descrizione',
} as const
export type FilledField = keyof typeof filledFields

const valueOf: Record<FilledField, (ad: NewAd) => unknown> = {
  model: (ad) => ad.model,
  version: (ad) => ad.version,
  price: (ad) => ad.priceCents,
  firstRegistration: (ad) => ad.firstRegistration,
  mileage: (ad) => ad.mileageKm,
  fuel: (ad) => ad.fuel,
  gearbox: (ad) => ad.gearbox,
  power: (ad) => ad.powerKw,
  displacement: (ad) => ad.displacementCc,
  body: (ad) => ad.body,
  drive: (ad) => ad.drive,
  doors: (ad) => ad.doors,
  seats: (ad) => ad.seats,
  colour: (ad) => ad.colour,
  emissionClass: (ad) => ad.emissionClass,
  owners: (ad) => ad.owners,
  place: (ad) => ad.placeIstat,
  dealer: (ad) => ad.dealerId,
  description: (ad) => ad.description,
}

const fields = Object.keys(filledFields).filter((key): key is FilledField => Object.hasOwn(filledFields, key))

/** Counts the rows of one import as they are dealt with. */
export class ImportTally {
  private readonly counts = { inserted: 0, updated: 0, merged: 0, refused: 0 }
  private readonly filled = new Map<FilledField, number>()
  blank = 0

  accept(kind: 'inserted' | 'updated' | 'merged', ad: NewAd): void {
    this.counts[kind]++
    for (const field of fields) {
      const value = valueOf[field](ad)
      if (value !== null && value !== undefined && value !== '') this.filled.set(field, (this.filled.get(field) ?? 0) + 1)
    }
  }

  refuse(): void {
    this.counts.refused++
  }

  get read(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }

  get merged(): number {
    return this.counts.merged
  }

  get summary(): ImportSummary {
    const { inserted, updated, merged, refused } = this.counts
    const accepted = inserted + updated + merged
    const share = (field: FilledField) => (accepted === 0 ? 0 : Math.round(((this.filled.get(field) ?? 0) / accepted) * 10_000) / 10_000)
    const fill: ImportSummary['fill'] = {
      model: share('model'),
      version: share('version'),
      price: share('price'),
      firstRegistration: share('firstRegistration'),
      mileage: share('mileage'),
      fuel: share('fuel'),
      gearbox: share('gearbox'),
      power: share('power'),
      displacement: share('displacement'),
      body: share('body'),
      drive: share('drive'),
      doors: share('doors'),
      seats: share('seats'),
      colour: share('colour'),
      emissionClass: share('emissionClass'),
      owners: share('owners'),
      place: share('place'),
      dealer: share('dealer'),
      description: share('description'),
    }
    return { read: accepted + refused, inserted, updated, merged, refused, blank: this.blank, fill }
  }
}

/** The summary for the person at the terminal. */
export function summaryText(
  { read, inserted, updated, merged, refused, blank, fill }: ImportSummary,
  durationMs: number,
  dryRun: boolean,
): string {
  const count = (label: string, value: number) => `  ${label.padEnd(12)}${numberText(value).padStart(10)}`
  const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`.padStart(9)
  const known = Object.entries(filledFields).filter(([field]) => field in fill)
  return [
    `${dryRun ? 'Prova di importazione: nel database non è stato scritto nulla' : 'Importazione terminata'} (${(durationMs / 1000).toFixed(1).replace('.', ',')} s)`,
    count('lette', read),
    count('inserite', inserted),
    count('aggiornate', updated),
    count('unite', merged),
    count('rifiutate', refused),
    `  ${numberText(read)} = ${[inserted, updated, merged, refused].map((value) => numberText(value)).join(' + ')}`,
    ...(blank > 0 ? [count('righe vuote', blank)] : []),
    'Campi compilati nelle righe accettate:',
    ...known.map(([field, label]) => `  ${label.padEnd(18)}${percent(Object.entries(fill).find(([name]) => name === field)?.[1] ?? 0)}`),
  ].join('\n')
}
