/** «2,02309E+11»: a spreadsheet has cut a long code to its first digits, the same for many vehicles. */
export const roundedCode = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i
export const roundedCodeReason =
  'un foglio di calcolo ha accorciato il codice: le ultime cifre sono perse. Esporta di nuovo la colonna come testo'

/** «101.0» is the code 101 in a column of which a program made numbers. */
export const wholeAsFraction = /^(\d{1,15})\.0$/
