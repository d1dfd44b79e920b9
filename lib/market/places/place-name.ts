/** A name as people compare it: "L'Aquila", "l aquila" and "L’AQUILA" fold to one. */
export function foldPlaceName(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .replace(/\p{Cf}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

export function placeSlug(name: string): string {
  return foldPlaceName(name).replaceAll(' ', '-')
}
