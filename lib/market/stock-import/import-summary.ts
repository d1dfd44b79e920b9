import type { NewAd } from '@/lib/market/ads/ad'
import { numberText } from '@/lib/market/catalogue/number-text'

export type ImportSummary = {
  /** Rows with something in them: always inserted + updated + merged + notOffered + refused. */
  read: number
  inserted: number
  updated: number
  merged: number
  /** Vehicles that the file calls sold or no longer available, and that had no ad. */
  notOffered: number
  refused: number
  /** Merged rows that repeat a row of this file, whose ad is theirs. The others repeat an ad that was there before. */
  repeated: number
  blank: number
  /** Rows whose ad nobody sees until it says what is missing; they are inserted or updated too. */
  drafts: number
  /** Words of accepted rows that only their seller can explain. */
  questions: number
  /** Number of accepted rows in which only the seller's words say it, for each fact. */
  stated: Record<string, number>
  /** Number of refused rows for each reason. */
  refusals: Record<string, number>
  /** Headers of columns that were not read. */
  unreadColumns: readonly string[]
  /** Ads withdrawn because a whole stock no longer has them; `withheld` says why none was, though some are missing. */
  withdrawn: number
  withheld: string | null
  /** Share of accepted rows that fill it, from 0 to 1, for each field. */
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
  private readonly counts = { inserted: 0, updated: 0, merged: 0, notOffered: 0, refused: 0 }
  private readonly filled = new Map<FilledField, number>()
  private readonly stated = new Map<string, number>()
  private readonly refusals = new Map<string, number>()
  private drafts = 0
  private repeated = 0
  private questions = 0
  blank = 0

  constructor(private readonly unreadColumns: readonly string[]) {}

  accept(
    kind: 'inserted' | 'updated' | 'merged',
    ad: NewAd,
    row: { isDraft: boolean; stated: readonly string[]; questions: number; isRepeat?: boolean },
  ): void {
    this.counts[kind]++
    this.questions += row.questions
    if (row.isDraft) this.drafts++
    if (row.isRepeat === true) this.repeated++
    for (const fact of row.stated) increase(this.stated, fact)
    for (const field of fields) {
      const value = valueOf[field](ad)
      if (value !== null && value !== undefined && value !== '') increase(this.filled, field)
    }
  }

  leaveOut(): void {
    this.counts.notOffered++
  }

  refuse(reason: string): void {
    this.counts.refused++
    increase(this.refusals, reason)
  }

  get read(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0)
  }

  get merged(): number {
    return this.counts.merged
  }

  get summary(): ImportSummary {
    const { inserted, updated, merged, notOffered, refused } = this.counts
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
    const { repeated, blank, drafts, questions, unreadColumns } = this
    const remarks = { stated: Object.fromEntries(this.stated), refusals: Object.fromEntries(this.refusals), unreadColumns }
    return {
      read: accepted + notOffered + refused,
      inserted,
      updated,
      merged,
      notOffered,
      refused,
      repeated,
      blank,
      drafts,
      questions,
      ...remarks,
      withdrawn: 0,
      withheld: null,
      fill,
    }
  }
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** The summary for the person at the terminal. */
export function summaryText(summary: ImportSummary, durationMs: number, dryRun: boolean): string {
  const {
    read,
    inserted,
    updated,
    merged,
    notOffered,
    refused,
    repeated,
    blank,
    drafts,
    questions,
    withdrawn,
    withheld,
    unreadColumns,
    fill,
  } = summary
  const count = (label: string, value: number) => `  ${label.padEnd(18)}${numberText(value).padStart(10)}`
  const ifAny = (label: string, value: number) => (value > 0 ? [count(label, value)] : [])
  const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`.padStart(9)
  const known = Object.entries(filledFields).filter(([field]) => field in fill)
  return [
    `${dryRun ? 'Prova di importazione: nel database non è stato scritto nulla' : 'Importazione terminata'} (${(durationMs / 1000).toFixed(1).replace('.', ',')} s)`,
    count('lette', read),
    count('inserite', inserted),
    count('aggiornate', updated),
    count('unite', merged),
    ...ifAny('non in vendita', notOffered),
    count('rifiutate', refused),
    `  ${numberText(read)} = ${[inserted, updated, merged, ...(notOffered > 0 ? [notOffered] : []), refused].map((value) => numberText(value)).join(' + ')}`,
    ...ifAny('ripetono una riga', repeated),
    ...ifAny('bozze da completare', drafts),
    ...ifAny('da chiarire', questions),
    ...ifAny('annunci ritirati', withdrawn),
    ...ifAny('righe vuote', blank),
    ...(withheld === null ? [] : [`Attenzione: ${withheld}`]),
    ...(unreadColumns.length > 0 ? [`Colonne non lette: ${unreadColumns.join(', ')}`] : []),
    'Campi compilati nelle righe accettate:',
    ...known.map(([field, label]) => `  ${label.padEnd(18)}${percent(Object.entries(fill).find(([name]) => name === field)?.[1] ?? 0)}`),
  ].join('\n')
}
