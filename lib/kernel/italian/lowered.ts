/** A label inside a sentence: «prezzo non credibile». Names in it stay as they are. */
export function lowered(label: string): string {
  return label.slice(0, 1).toLowerCase() + label.slice(1)
}
