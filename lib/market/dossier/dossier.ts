import { lowered } from '@/lib/kernel/italian/lowered'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import type { IdentityFacts } from '@/lib/market/vehicle-identity/identity-questions'
import type { MileageVerdict, Reading } from './mileage'
import type { VehicleRecord } from './vehicle-record'

/** How well a fact is known. A level belongs to a fact, never to a vehicle. */
export const levels = {
  documented: { label: 'Documentata', text: 'C’è una carta, e una persona di Ingrana l’ha guardata.' },
  declared: { label: 'Dichiarata', text: 'Lo dice chi vende. Può essere vero: chiedi la prova.' },
  unsaid: { label: 'Non detta', text: 'Nessuno l’ha detto. Chiedilo.' },
  unclear: { label: 'Da chiarire', text: 'Due cose dette non tornano fra loro. È una domanda, non un’accusa.' },
} as const
export type Level = keyof typeof levels
export const levelNames = Object.keys(levels).filter((name): name is Level => Object.hasOwn(levels, name))

export type DossierFact = { id: string; title: string; text: string; level: Level /** What a buyer can ask about it. */; question?: string }

/** What a person can compare at an official register. */
export type LookUp = { title: string; where: string; text: string; href: string; compare: readonly { what: string; here: string }[] }

/** What is known of the vehicle of an ad, from whom, and what is not. JSON-serialisable. */
export type Dossier = {
  facts: DossierFact[]
  readings: Reading[]
  verdict: MileageVerdict
  looked: string[]
  notLooked: string[]
  lookUps: LookUp[]
  /** Papers that everybody may see. */
  papers: VehicleRecord[]
}

/** A dossier as the page of its ad shows it. JSON-serialisable. */
export type DossierSummary = { counts: Record<Level, number>; mileage: string }

export function summaryOf({ facts, verdict }: Pick<Dossier, 'facts' | 'verdict'>): DossierSummary {
  return { counts: countLevels(facts), mileage: `Chilometri: ${lowered(verdict.head)}` }
}

/** What a dossier is made of. `today`: «2026-11-30». */
export type DossierInput = {
  ad: PublicAdJson
  identity: readonly IdentityFacts[]
  records: readonly VehicleRecord[]
  /** What this ad said of its kilometres before, and since when it says what it says now. */
  said: readonly { km: number; on: string }[]
  saidNowOn: string
  /** Earlier or other ads of the same chassis. */
  siblings: readonly { km: number | null; on: string; isLive: boolean }[]
  /** The address of an inspector's report. */
  reportUrl: string | null
  hasPhotos: boolean
  today: string
  nameOf: (make: string) => string
}

/** How many facts stand at each level. */
export function countLevels(facts: readonly DossierFact[]): Record<Level, number> {
  const counts = { documented: 0, declared: 0, unsaid: 0, unclear: 0 }
  for (const { level } of facts) counts[level] += 1
  return counts
}

/** Whether a page of its own says something that the ad does not: search engines are offered no other. */
export function hasOwnContent({ facts, readings }: Pick<Dossier, 'facts' | 'readings'>): boolean {
  return facts.some(({ level }) => level === 'documented') || readings.length >= 3
}
