/** What the readers say of a file in which there is no vehicle at all. Words, because they come out of a thread. */
export const noVehicles = {
  file: 'il file è vuoto',
  rows: 'il file contiene solo l’intestazione',
  xml: 'nel file XML non c’è un elenco di veicoli: nessun elemento ha una marca o un modello',
  json: 'nel file JSON non c’è un elenco di veicoli',
} as const

/** Whether a file could be read, and has no vehicle: a dealer who has sold everything, or a program that has lost its list for a day. */
export function saysNoVehicles(message: string): boolean {
  return Object.values(noVehicles).some((sentence) => sentence === message)
}
