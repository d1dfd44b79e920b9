import { type AlertFrequency, alertFrequencies } from './alert-frequency'

/** «Ricerca salvata: «Fiat usate», ti scriviamo ogni giorno.» */
export function savedText({ name, frequency, isNew }: { name: string; frequency: AlertFrequency; isNew: boolean }): string {
  const mails = frequency === 'never' ? 'senza e-mail' : `ti scriviamo ${alertFrequencies[frequency].toLowerCase()}`
  return `${isNew ? 'Ricerca salvata' : 'Questa ricerca c’è già'}: «${name}», ${mails}.`
}
