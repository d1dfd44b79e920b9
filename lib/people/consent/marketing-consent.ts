import { recordOf } from '@/lib/kernel/validation/record-of'

/** What somebody allows us to write about. Nobody is asked to allow anything: both are false until they say otherwise. */
export type MarketingChoice = { firstPartyMarketing: boolean; thirdPartyMarketing: boolean }

/** Where a choice was made. */
export const privacyConsentSources = ['SETTINGS', 'FACEBOOK_MODAL'] as const
export type PrivacyConsentSource = (typeof privacyConsentSources)[number]

export const noMarketing: MarketingChoice = { firstPartyMarketing: false, thirdPartyMarketing: false }

/** The words people agree to. Other words are another version: what is kept says which ones were read. */
export const consentTextVersion = '1'
/** Every one there has been: the words of yesterday may still stand in an open window. */
export const consentTextVersions: readonly string[] = [consentTextVersion]
export const consentTexts = {
  firstPartyMarketing: {
    label: 'Offerte e novità da Ingrana',
    meaning: 'Acconsento a ricevere da Ingrana e-mail con offerte, novità e consigli sui veicoli.',
  },
  thirdPartyMarketing: {
    label: 'Offerte dei partner di Ingrana',
    meaning:
      'Acconsento a ricevere da Ingrana e-mail con offerte di aziende partner, per esempio assicurazioni e finanziamenti. Il mio indirizzo resta a Ingrana.',
  },
} as const satisfies Record<keyof MarketingChoice, { label: string; meaning: string }>

export const consentSavedNotice = { name: 'Impostazioni salvate', description: 'Riceverai le email secondo le nuove impostazioni' } as const
export const consentFailedNotice = { name: 'Errore nel salvataggio dei dati', description: 'Attendi qualche minuto e riprova' } as const

/** Reads an answer of the server; anything but a clear yes is no. */
export function readMarketingChoice(answer: unknown): MarketingChoice {
  const { firstPartyMarketing, thirdPartyMarketing } = recordOf(answer)
  return { firstPartyMarketing: firstPartyMarketing === true, thirdPartyMarketing: thirdPartyMarketing === true }
}
