/** Why somebody reports an ad. The keys stand in the address a report is sent to. */
export const reportKinds = {
  truffa: 'Mi sembra una truffa',
  'prezzo-falso': 'Il prezzo non è quello vero',
  'gia-venduto': 'Il veicolo è già venduto',
  duplicato: 'È lo stesso di un altro annuncio',
  venditore: 'Chi vende si comporta male',
  altro: 'Altro',
} as const
export type ReportKind = keyof typeof reportKinds

export function isReportKind(text: unknown): text is ReportKind {
  return typeof text === 'string' && Object.hasOwn(reportKinds, text)
}

export const maxReportLength = 1_000
/** How long reports are retained. */
export const reportMonths = 24
