/** The values that the bundles of one process share. The list, with the type of each, is `lib/shared-in-process.server.ts`. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface Shared {
  /** The mark by which a pool or a transaction is known. */
  begin: symbol
}

declare global {
  var ingranaShared: Partial<Shared> | undefined
}
const all = (globalThis.ingranaShared ??= {})

/** The shared value of a name; where there is none, what `create` makes, or undefined without it. */
export function shared<K extends keyof Shared>(name: K, create: () => Shared[K]): Shared[K]
export function shared<K extends keyof Shared>(name: K): Shared[K] | undefined
export function shared<K extends keyof Shared>(name: K, create?: () => Shared[K]): Shared[K] | undefined {
  return all[name] ?? (create && share(name, create()))
}

/** Shares `value` with all bundles from here on. */
export function share<K extends keyof Shared, V extends Shared[K]>(name: K, value: V): V {
  all[name] = value
  return value
}

/** Removes what is shared: from here on there is nothing under this name. */
export function unshare(name: keyof Shared): void {
  Reflect.deleteProperty(all, name)
}
