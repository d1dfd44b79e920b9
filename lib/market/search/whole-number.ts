/** Whole numbers as people type them: «15000», «15.000», «15 000», «15.000 €». Anything else is undefined. */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  const bare = text
    .trim()
    .replace(/(€|km|cv|kw|kg|cm)$/i, '')
    .trim()
  if (!/^(\d{1,9}|\d{1,3}(?:[.\s]\d{3})+)$/.test(bare)) return undefined
  const value = Number(bare.replace(/[.\s]/g, ''))
  return value >= min && value <= max ? value : undefined
}
