import { numberText } from '@/lib/market/catalogue/number-text'

/** How often somebody is written to about a saved search, in the words of the page. */
export const alertFrequencies = {
  at_once: 'Subito',
  daily: 'Ogni giorno',
  weekly: 'Ogni settimana',
  never: 'Mai',
} as const
export type AlertFrequency = keyof typeof alertFrequencies
export const frequencyNames = Object.keys(alertFrequencies).filter(isFrequency)

/** The frequencies by which somebody is written to. */
export type MailFrequency = Exclude<AlertFrequency, 'never'>
export const mailFrequencies = frequencyNames.filter((one): one is MailFrequency => one !== 'never')

export function isFrequency(text: string): text is AlertFrequency {
  return Object.hasOwn(alertFrequencies, text)
}

/** When mails of a frequency leave. */
export const frequencyHints: Readonly<Record<AlertFrequency, string>> = {
  at_once: 'appena esce un annuncio',
  daily: 'alle 7:30, solo se c’è qualcosa di nuovo',
  weekly: 'il lunedì mattina',
  never: 'i nuovi annunci li vedi solo nella tua area privata',
}

/** The same, with how many mails «Subito» means by what came out lately; null where that is not known. */
export function frequencyHint(frequency: AlertFrequency, mailsAWeek: number | null): string {
  const hint = frequencyHints[frequency]
  if (frequency !== 'at_once' || mailsAWeek === null) return hint
  if (mailsAWeek < 1) return `${hint}: meno di una e-mail a settimana`
  return `${hint}: circa ${mailsAWeek === 1 ? 'una' : numberText(mailsAWeek)} e-mail a settimana`
}

/** What can happen to an ad that a saved search finds. */
export type AdEventKind = 'new' | 'price_drop' | 'available'

/** What the links of a mail can do with its searches. */
export const mailChanges = ['stop', 'weekly', 'pause', 'resume'] as const
export type MailChange = (typeof mailChanges)[number]

/** When the mails of a day leave, and on Mondays those of a week; in Italy. */
export const digestHour = '07:30'
/** Ads shown in one mail. */
export const maxAdsInMail = 10
/** How long the links of a mail work. */
export const alertLinkDays = 400
/** How long somebody without an account has to confirm that they want to be written to. */
export const requestDays = 7
/** How long the mailed events of a search are retained. */
export const alertEventRetentionDays = 60
