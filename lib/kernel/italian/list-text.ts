/** «Fiat, Alfa Romeo e Lancia», or with «o», as `Intl` lists it; by hand, since the first `Intl` of a page takes a browser some 30 ms and every list has a heading. */
export function listText(items: readonly string[], word: 'e' | 'o' = 'e'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}
