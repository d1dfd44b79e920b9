import type { Edit } from './fault-row'

/** The source with the bug in it. Throws when the place is not to be found, or not the only one: the source has changed, and with it what the bug would be. */
export function plant(source: string, { file, search, replace }: Edit): string {
  const parts = source.split(search)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, and not once, the place for a planted bug: ${search}`)
  return parts.join(replace)
}
