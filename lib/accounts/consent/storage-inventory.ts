import { durationText } from '@/lib/kernel/italian/duration-text'
import { choiceCookie, choiceDays, type PurposeKey } from './privacy-choice'
import {
  adToSaveDays,
  draftDays,
  formOutcomeMinutes,
  knownDeviceDays,
  loginChallengeMinutes,
  maxDeviceAds,
  maxPendingRequests,
  maxSeenAds,
  rateAppDays,
  seenAdDays,
  sessionIdleDays,
  sessionMaxDays,
  socialLoginMinutes,
  variantDays,
  visitorIdDays,
} from './storage-limits'

export type StorageItem = {
  /** The whole name, or how it begins when it ends in `*`. */
  name: string
  place: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage'
  purpose: 'technical' | PurposeKey
  /** What it is for, as the privacy page says it. */
  use: string
  lasts: string
}

/** Everything the site may store in a browser: shown on the privacy page, used for the removal after a withdrawal, and checked by tests that fail on anything else. */
export const storageInventory: readonly StorageItem[] = [
  {
    name: 'ingrana_session',
    place: 'cookie',
    purpose: 'technical',
    use: 'Ti riconosce dopo l’accesso.',
    lasts: `${durationText(sessionIdleDays, 'day')} dall’ultima visita, ${sessionMaxDays} al massimo`,
  },
  {
    name: 'ingrana_device',
    place: 'cookie',
    purpose: 'technical',
    use: 'Dopo il primo accesso riconosce questo dispositivo: chi sbaglia apposta la tua password non può chiuderti fuori. Non contiene la tua e-mail.',
    lasts: `${durationText(knownDeviceDays, 'day')} dall’ultimo accesso`,
  },
  {
    name: 'ingrana_visit',
    place: 'cookie',
    purpose: 'technical',
    use: 'Protegge i moduli da chi vorrebbe inviarli al posto tuo.',
    lasts: 'fino alla chiusura del browser',
  },
  {
    name: 'ingrana_form',
    place: 'cookie',
    purpose: 'technical',
    use: 'Porta l’esito di un modulo alla pagina che lo mostra.',
    lasts: durationText(formOutcomeMinutes, 'minute'),
  },
  {
    name: 'ingrana_social',
    place: 'cookie',
    purpose: 'technical',
    use: 'Lega l’accesso con Facebook al browser che l’ha iniziato.',
    lasts: durationText(socialLoginMinutes, 'minute'),
  },
  {
    name: 'ingrana_code',
    place: 'cookie',
    purpose: 'technical',
    use: 'Lega il codice della verifica in due passaggi al browser in cui hai scritto la password.',
    lasts: durationText(loginChallengeMinutes, 'minute'),
  },
  {
    name: 'ingrana_draft',
    place: 'cookie',
    purpose: 'technical',
    use: 'Ritrova l’annuncio che hai cominciato a scrivere senza account.',
    lasts: durationText(draftDays, 'day'),
  },
  {
    name: 'ingrana_desk_keys_off',
    place: 'localStorage',
    purpose: 'technical',
    use: 'Ricorda a chi controlla gli annunci che non vuole i tasti singoli.',
    lasts: 'finché non li riaccende',
  },
  {
    name: choiceCookie,
    place: 'cookie',
    purpose: 'technical',
    use: 'Ricorda le tue scelte sulla privacy.',
    lasts: durationText(choiceDays, 'day'),
  },
  {
    name: 'watchListHasNotification',
    place: 'localStorage',
    purpose: 'technical',
    use: 'Dice che nei preferiti c’è una novità. Solo se hai fatto l’accesso.',
    lasts: 'finché non apri i preferiti',
  },
  {
    name: 'fb-marketing-consents-needed',
    place: 'localStorage',
    purpose: 'technical',
    use: 'Ricorda di chiederti le preferenze sulle e-mail dopo la prima registrazione con Facebook.',
    lasts: 'fino alla pagina successiva',
  },
  {
    name: 'adToSave',
    place: 'localStorage',
    purpose: 'technical',
    use: 'Ricorda l’annuncio che volevi salvare, per metterlo nei preferiti dopo l’accesso.',
    lasts: `fino all’accesso, al massimo ${durationText(adToSaveDays, 'day')}`,
  },
  {
    name: 'savedAds',
    place: 'localStorage',
    purpose: 'technical',
    use: `Gli annunci che salvi con il cuore senza account, ${maxDeviceAds} al massimo. Quando fai l’accesso passano nei tuoi preferiti.`,
    lasts: 'finché non li togli o non fai l’accesso',
  },
  {
    name: 'comparedAds',
    place: 'sessionStorage',
    purpose: 'technical',
    use: 'Gli annunci che spunti per confrontarli, 4 al massimo, e l’elenco a cui tornare.',
    lasts: 'fino alla chiusura della scheda',
  },
  {
    name: 'workbox-*',
    place: 'cacheStorage',
    purpose: 'technical',
    use: 'Tiene la pagina che vedi quando manca la rete. Nessun dato personale.',
    lasts: 'fino alla versione successiva del sito',
  },
  {
    name: '_GRECAPTCHA',
    place: 'cookie',
    purpose: 'technical',
    use: 'Di Google reCAPTCHA, sul suo sito: distingue le persone dai programmi automatici. Solo se usi un modulo protetto.',
    lasts: '6 mesi',
  },
  {
    name: '_grecaptcha',
    place: 'localStorage',
    purpose: 'technical',
    use: 'Lo stesso controllo, per la parte che lavora in questa pagina. Solo se usi un modulo protetto.',
    lasts: 'finché non cancelli i dati del sito',
  },
  {
    name: 'uuid',
    place: 'cookie',
    purpose: 'measurement',
    use: 'Il codice casuale di questo browser.',
    lasts: durationText(visitorIdDays, 'day'),
  },
  {
    name: 'uuid',
    place: 'localStorage',
    purpose: 'measurement',
    use: 'Lo stesso codice, per i browser che accorciano la vita dei cookie.',
    lasts: 'finché non ritiri il consenso',
  },
  {
    name: 'uuid_token',
    place: 'localStorage',
    purpose: 'measurement',
    use: 'La nostra firma per quel codice: dice quando l’abbiamo visto la prima volta e, in cifra, da quale rete. Così nessuno può inventare visitatori.',
    lasts: 'finché non ritiri il consenso',
  },
  {
    name: 'ab_tests',
    place: 'cookie',
    purpose: 'measurement',
    use: 'Quali versioni delle pagine stai provando.',
    lasts: durationText(variantDays, 'day'),
  },
  {
    name: 'fs_optly_pending_events',
    place: 'localStorage',
    purpose: 'measurement',
    use: `Conteggi non ancora inviati, al massimo ${maxPendingRequests} invii in tutto, per i due registri che li ricevono.`,
    lasts: 'fino all’invio',
  },
  {
    name: 'early_views',
    place: 'localStorage',
    purpose: 'measurement',
    use: 'Le pagine che lasci prima che il conteggio sia pronto, 100 al massimo: le conta la pagina successiva.',
    lasts: 'fino alla pagina successiva',
  },
  {
    name: 'rate_app',
    place: 'cookie',
    purpose: 'measurement',
    use: 'Preparato per contare quante volte ti chiederemo di valutare Ingrana. Oggi non lo usiamo: resta a 0.',
    lasts: durationText(rateAppDays, 'day'),
  },
  {
    name: 'sentryReplaySession',
    place: 'sessionStorage',
    purpose: 'replay',
    use: 'Il codice della registrazione in corso.',
    lasts: 'fino alla chiusura della scheda',
  },
  {
    name: 'recentSearches',
    place: 'localStorage',
    purpose: 'preferences',
    use: 'Le ultime frasi scritte nella casella di ricerca, 6 al massimo.',
    lasts: 'finché non le cancelli o ritiri il consenso',
  },
  {
    name: 'seenAds',
    place: 'localStorage',
    purpose: 'preferences',
    use: `Gli annunci che apri, ${maxSeenAds} al massimo: li ritrovi nella home e li riconosci negli elenchi. Restano qui.`,
    lasts: `${durationText(seenAdDays, 'day')}, o finché non li cancelli o ritiri il consenso`,
  },
]
