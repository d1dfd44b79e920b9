/** Features that need consent before they may run. */
export type Vendor = 'experiments' | 'replay' | 'recentSearches' | 'seenAds' | 'facebook'

type Purpose = {
  key: 'measurement' | 'replay' | 'preferences' | 'social'
  name: string
  /** What it is for, what it does and who gets what, for the person who decides. */
  explanation: string
  vendors: readonly Vendor[]
}
export type PurposeKey = Purpose['key']

/** The purposes that need consent; what is technically necessary is not listed. */
export const purposes: readonly Purpose[] = [
  {
    key: 'measurement',
    name: 'Misurazione ed esperimenti',
    explanation:
      'Un codice casuale riconosce questo browser: ci serve per contare che cosa si usa del sito, provare versioni diverse di una pagina e capire quale funziona meglio. I conteggi restano nei nostri sistemi e in quelli di chi gestisce gli esperimenti per noi. Non contengono nome, e-mail o telefono.',
    vendors: ['experiments'],
  },
  {
    key: 'replay',
    name: 'Registrazione per trovare gli errori',
    explanation:
      'In una parte delle visite, e quando qualcosa si rompe, il servizio che raccoglie i nostri errori registra come si muove la pagina. I campi sono coperti: non vediamo che cosa scrivi.',
    vendors: ['replay'],
  },
  {
    key: 'preferences',
    name: 'Ricerche e annunci visti di recente',
    explanation:
      'Le ultime frasi che cerchi e gli annunci che apri restano in questo browser: la ricerca, la home e gli elenchi te li ripropongono. Non li inviamo a nessuno; li cancelli quando vuoi, lì o da qui.',
    vendors: ['recentSearches', 'seenAds'],
  },
  {
    key: 'social',
    name: 'Accesso con Facebook',
    explanation:
      'Se scegli di accedere con Facebook, ti portiamo alla sua finestra e Facebook (Meta) viene a sapere che usi Ingrana. Senza questo consenso a Facebook non arriva nulla e puoi accedere con e-mail e password.',
    vendors: ['facebook'],
  },
]

/** Raised when purposes or vendors change: everybody is asked again. */
export const bannerVersion = 4
export const choiceDays = 190
/** The whole months in which nobody is asked again, however long they are. */
export const quietMonths = Math.floor(choiceDays / 31)
/** How long the proof of a choice is retained: five years after it has ceased to count, the time within which the law fines. */
export const privacyProofYears = 6
export const choiceCookie = 'ingrana_privacy'

export const choiceSources = ['banner-accept', 'banner-reject', 'banner-close', 'preferences'] as const
export type ChoiceSource = (typeof choiceSources)[number]
/** How the question at the bottom of the page can be answered. */
export type BannerSource = Exclude<ChoiceSource, 'preferences'>

/** What somebody decided. */
export type PrivacyChoice = {
  /** Random; the same for all choices of one browser. */
  consentId: string
  version: number
  purposes: readonly PurposeKey[]
  source: ChoiceSource
  decidedAt: Date
}

/** Whether a choice still counts: made on today's banner, and not too long ago. */
export function isValidChoice({ version, decidedAt }: PrivacyChoice, now: number): boolean {
  return version === bannerVersion && now < decidedAt.getTime() + choiceDays * 86_400_000
}

/** Whether a vendor is allowed; without a choice none is. */
export function allows(choice: PrivacyChoice | undefined, vendor: Vendor): boolean {
  return purposes.some(({ key, vendors }) => vendors.includes(vendor) && choice?.purposes.includes(key))
}

export function isPurpose(word: unknown): word is PurposeKey {
  return purposes.some(({ key }) => key === word)
}
