/** Parts that stay below a number of bytes as JSON; a single item that is longer stands alone. */
export function splitBySize<Item>(items: readonly Item[], maxBytes = 28_000): Item[][] {
  const encoder = new TextEncoder()
  const parts: Item[][] = []
  let bytes = 0
  for (const item of items) {
    const own = encoder.encode(JSON.stringify(item)).length + 1
    const last = parts.at(-1)
    if (last && bytes + own <= maxBytes) last.push(item)
    else parts.push([item])
    bytes = last && bytes + own <= maxBytes ? bytes + own : own
  }
  return parts
}
