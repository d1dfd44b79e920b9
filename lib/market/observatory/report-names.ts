/** The tables of a report that can be downloaded, by their names in the address. */
export const reportFiles = {
  mesi: { title: 'Prezzo nel tempo', columns: 'mese, prezzo, fascia, indice, annunci' },
  valori: { title: 'Valore per età e chilometri', columns: 'età, km, prezzo, 10º e 90º percentile' },
  giorni: { title: 'Giorni sul sito', columns: 'posizione del prezzo, mediana, annunci' },
  regioni: { title: 'Regioni', columns: 'regione, prezzo, annunci' },
} as const
export type ReportFile = keyof typeof reportFiles
export const reportFileNames = Object.keys(reportFiles).filter(isReportFile)

export function isReportFile(text: string): text is ReportFile {
  return Object.hasOwn(reportFiles, text)
}

export const licence = 'CC BY 4.0'
export const licenceUrl = 'https://creativecommons.org/licenses/by/4.0/deed.it'

/** How the data want to be cited. `asOf`: a month by its name. */
export function citation(name: string, asOf: string): string {
  return `Osservatorio Ingrana, ${name}, ${asOf}`
}
