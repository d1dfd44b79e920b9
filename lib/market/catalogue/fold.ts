/**
 * Free text made comparable: lower case, no accents, one space between words, decimal numbers whole ("1.2"), «C-HR+» as
 * "c-hr plus". An apostrophe marks where a capital starts a new word inside one ("XGrandland" → "x'grandland"), because
 * listings glue model and version together.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’`´]/g, ' ')
    .replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2'")
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<=[a-z0-9])\+/g, ' plus ')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/[^a-z0-9.#'-]+/g, ' ')
    .replace(/(?<![a-z0-9#])-+|-+(?![a-z0-9#])/g, ' ')
    .replace(/(?<![a-z0-9])'+/g, '')
    .replace(/ +/g, ' ')
    .trim()
}
