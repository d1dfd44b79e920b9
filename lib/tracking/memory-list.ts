const mostKept = 100

/** The latest things of this page view, oldest first, and whoever wants to hear of new ones. Nothing of it is stored or sent. */
export class MemoryList<Item> {
  #items: readonly Item[] = []
  readonly #listeners = new Set<(item: Item) => void>()

  add(item: Item): void {
    this.#items = [...this.#items, item].slice(-mostKept)
    for (const listen of [...this.#listeners]) listen(item)
  }

  clear(): void {
    this.#items = []
  }

  get items(): readonly Item[] {
    return this.#items
  }

  /** Calls `listen` with every new item until the function it gives back is called. */
  listen(listen: (item: Item) => void): () => void {
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }
}
