/** CSV injection: spreadsheets evaluate cells that begin with these characters. The `escape_formulas` of csv-stringify lets blanks in front, bars and percent signs pass. */
const formulaStart = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/

/** The text as a cell that no spreadsheet takes for a formula. */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text that `withoutFormula` made safe, or a person in a spreadsheet program: its apostrophe is no part of it. */
export function readSafeCell(text: string): string {
  return text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
}
