import { settingsApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'

/** E-mail marketing consents; both are opt-in and default to false. */
export type MarketingChoice = { firstPartyMarketing: boolean; thirdPartyMarketing: boolean }

/** The places where somebody who is logged in makes a choice. */
export const privacyConsentSources = ['SETTINGS', 'FACEBOOK_MODAL'] as const
export type PrivacyConsentSource = (typeof privacyConsentSources)[number]
/** Every place where an answer comes from. */
export type ConsentOrigin = PrivacyConsentSource | 'REGISTRATION'

export const noMarketing: MarketingChoice = { firstPartyMarketing: false, thirdPartyMarketing: false }

/** Version of the consent texts, stored with each consent; to be raised when a text changes. */
export const consentTextVersion = '1'
/** How a script says which texts were seen; a form says it in its address. */
export const consentTextHeader = 'X-Consent-Text-Version'
export const consentTextParam = 'testi'
/** The address to which a form without a script sends consents. */
export const consentPost = `${settingsApi.consent}?${consentTextParam}=${consentTextVersion}`
/** The versions so far: a page opened before a release may still submit an older one. */
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

/** The words beside the boxes of the registration, and their version. */
export const registrationTextVersion = 'registrazione-1'
export const registrationTexts = {
  firstPartyMarketing: {
    label: 'Voglio ricevere offerte e novità da Ingrana',
    meaning: 'E-mail con offerte, novità e consigli sui veicoli.',
  },
  thirdPartyMarketing: {
    label: 'Voglio ricevere offerte dai partner di Ingrana',
    meaning: 'E-mail nostre con offerte di altri, per esempio assicurazioni e finanziamenti. Il tuo indirizzo resta a noi.',
  },
} as const satisfies Record<keyof MarketingChoice, { label: string; meaning: string }>

/** How long an answer is retained after the next one; the last one stays with its account. */
export const marketingProofYears = 5

export const consentSavedNotification = {
  name: 'Impostazioni salvate',
  description: 'Riceverai le email secondo le nuove impostazioni',
} as const
export const consentFailedNotification = {
  name: 'Errore nel salvataggio dei dati',
  description: 'Attendi qualche minuto e riprova',
} as const

/** Reads an answer of the server; anything but a clear yes is no. */
export function readMarketingChoice(answer: unknown): MarketingChoice {
  const { firstPartyMarketing, thirdPartyMarketing } = asRecord(answer)
  return { firstPartyMarketing: firstPartyMarketing === true, thirdPartyMarketing: thirdPartyMarketing === true }
}
