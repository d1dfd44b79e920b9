const maxStored = 100

/** `at`: when the item was added, by the clock of the browser. */
export type Listener<Item> = (item: Item, at: number) => void

/** The latest things of this page view, oldest first, and the subscribers for new ones. Nothing of it is stored or sent. */
export class EventBuffer<Item> {
  #noted: readonly { item: Item; at: number }[] = []
  #count = 0
  readonly #listeners = new Set<Listener<Item>>()

  add(item: Item): void {
    const at = Date.now()
    this.#count += 1
    this.#noted = [...this.#noted, { item, at }].slice(-maxStored)
    for (const listen of [...this.#listeners]) listen(item, at)
  }

  clear(): void {
    this.#noted = []
  }

  /** How many there have ever been. */
  get count(): number {
    return this.#count
  }

  /** Calls `listen` with the buffered items after the first `known` ones, and with every new one. The returned function ends this. */
  subscribe(listen: Listener<Item>, known = 0): () => void {
    for (const { item, at } of this.#noted.slice(Math.max(0, this.#noted.length - (this.#count - known)))) listen(item, at)
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }
}
