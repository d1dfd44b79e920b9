/** What a seller can say of the past of a vehicle with a day, by what a paper of it is called. */
export const recordKinds = {
  inspection: 'Certificato di revisione',
  service: 'Fattura di tagliando',
  registration: 'Libretto o Documento Unico',
  battery: 'Misura della batteria',
  other: 'Altra carta con i chilometri',
} as const
export type RecordKind = keyof typeof recordKinds
export const recordKindNames = Object.keys(recordKinds).filter(isRecordKind)

export function isRecordKind(text: unknown): text is RecordKind {
  return typeof text === 'string' && Object.hasOwn(recordKinds, text)
}

/** Whether the picture of a paper waits for a person, was found right, or has to be made again. */
export const paperStates = { waiting: 'In lettura', accepted: 'Documentata', redo: 'Da rifare' } as const
export type PaperState = keyof typeof paperStates

/** JSON-serialisable. `on`: «2026-03-14»; of a registration the first one. `paper`: null where nobody sent a picture. */
export type VehicleRecord = {
  id: number
  kind: RecordKind
  on: string
  km: number | null
  owners: number | null
  /** Health of a battery. */
  percent: number | null
  measuredBy: string | null
  paper: { id: string; state: PaperState; note: string | null; width: number; height: number } | null
}

export function isDocumented({ paper }: Pick<VehicleRecord, 'paper'>): boolean {
  return paper?.state === 'accepted'
}
