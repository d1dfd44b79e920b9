/** The column that says which of our ads a row is: our import knows our own files by it. */
export const ownNumberColumn = 'numero ingrana'
/** The same in a file of chosen vehicles: brought back, it takes none of the others off. */
export const chosenNumberColumn = 'numero ingrana (veicoli scelti)'
/** Name under which a vehicle of our JSON has the cells of that table. */
export const ownRowName = 'row'

/** The files in which a dealer's stock can be had. */
export const exportFiles = {
  'veicoli.csv': {
    label: 'CSV',
    about: 'Tutto lo stock, anche bozze e venduti: riportato nell’importazione, cambia solo ciò che hai cambiato tu.',
  },
  'veicoli.json': {
    label: 'JSON',
    about: 'Lo stesso, con ogni campo pubblico dell’annuncio, per i programmi; anche questo si può riportare.',
  },
  'google-veicoli.csv': { label: 'Google', about: 'Le auto pubblicate, nelle colonne degli annunci di veicoli di Google.' },
  'meta-veicoli.csv': { label: 'Meta', about: 'Le auto pubblicate, nelle colonne del catalogo auto di Meta (Facebook e Instagram).' },
} as const
export type ExportFile = keyof typeof exportFiles
export const exportFileNames = Object.keys(exportFiles).filter(isExportFile)

/** Files in the columns of another service, which leaves out what that service would refuse. */
export type OtherService = 'google-veicoli.csv' | 'meta-veicoli.csv'
/** How many of the published cars it takes, and what the others lack, with how many of them. */
export type FeedCheck = { taken: number; advertised: number; missing: readonly { what: string; vehicles: number }[] }

export function isExportFile(text: unknown): text is ExportFile {
  return typeof text === 'string' && Object.hasOwn(exportFiles, text)
}
