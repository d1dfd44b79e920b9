export type LicenceVerdict = 'yes' | 'no' | 'unknown'

export const licenceWords: Readonly<Record<LicenceVerdict, string>> = { yes: 'sì', no: 'no', unknown: 'non indicato' }
