/** The list with one of its members at another place, counted from 0; a place outside is the nearest one. An id that is no member moves nothing. */
export function withMoved(ids: readonly string[], id: string, place: number): string[] {
  if (!ids.includes(id)) return [...ids]
  const others = ids.filter((other) => other !== id)
  const at = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** The members in the requested order. Those not named, such as a new one, follow as they were; ids that are no members are left out. */
export function inOrder(ids: readonly string[], wanted: readonly string[]): string[] {
  const named = [...new Set(wanted)].filter((id) => ids.includes(id))
  return [...named, ...ids.filter((id) => !named.includes(id))]
}

/** Files in the natural order of their names, as a folder shows them: «foto 2» before «foto 10». */
export function byFileName<F extends { name: string }>(files: readonly F[]): F[] {
  return files.toSorted((one, other) => one.name.localeCompare(other.name, 'it', { numeric: true }))
}
