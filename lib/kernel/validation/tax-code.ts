/** What a character counts in an odd place; in an even one a digit counts itself and a letter its place in the alphabet (decree of 12 March 1974). */
const oddValues = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
/** Letters that stand for digits in codes of people who would else have the same: «L» is 0, «V» is 9. */
const digitLetters = 'LMNPQRSTUV'
const form = /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/

/** Reads the tax code of a person as somebody typed it; `fault`: a sentence about what cannot be. */
export function readTaxCode(text: string): { taxCode: string } | { fault: string } {
  const taxCode = text.replace(/[\s.-]+/g, '').toUpperCase()
  if (taxCode.length !== 16) return { fault: `Un codice fiscale ha 16 caratteri, qui ce ne sono ${taxCode.length}` }
  if (!form.test(taxCode))
    return { fault: 'Non ha la forma di un codice fiscale: sei lettere, due cifre, una lettera, due cifre, poi come RSSMRA80A01H501U' }
  const day = Number(digitsOf(taxCode.slice(9, 11)))
  if (!((day >= 1 && day <= 31) || (day >= 41 && day <= 71)))
    return { fault: 'I caratteri 10 e 11 dicono il giorno di nascita: ricontrollali' }
  const sum = Array.from(taxCode.slice(0, 15)).reduce(
    (total, sign, at) => total + (at % 2 === 0 ? (oddValues[evenValue(sign)] ?? 0) : evenValue(sign)),
    0,
  )
  if (taxCode.charAt(15) !== String.fromCharCode(65 + (sum % 26)))
    return { fault: 'L’ultima lettera non torna con le altre: un carattere è sbagliato. Ricopialo dalla tessera sanitaria' }
  return { taxCode }
}

function evenValue(sign: string): number {
  return /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65
}

/** The digits that letters stand for. */
function digitsOf(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(digitLetters.indexOf(letter)))
}
