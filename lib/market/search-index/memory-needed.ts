const megabyte = 2 ** 20
/** The program itself, the tables of texts, and what answers take for a moment. */
const besidesMb = 60

/** The index would not fit. */
export class TooLittleMemory extends Error {
  constructor(readonly figures: { neededMb: number; availableMb: number }) {
    super('too little memory for the search index')
  }
}

/** Throws where an index of so many bytes would not fit. */
export function requireMemory(bytes: number, availableBytes = process.availableMemory()): void {
  const neededMb = Math.ceil(bytes / megabyte) + besidesMb
  const availableMb = Math.floor(availableBytes / megabyte)
  if (neededMb > availableMb) throw new TooLittleMemory({ neededMb, availableMb })
}
