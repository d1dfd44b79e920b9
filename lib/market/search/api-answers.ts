import type { Named } from './search-query'

/** Readers of what our own API answers: outside data even so, because an old page may meet a new server. */
export function readCount(answer: unknown): number | null {
  return isRecord(answer) && typeof answer['count'] === 'number' ? answer['count'] : null
}

export function readNamed(answer: unknown): Named[] {
  return records(answer).flatMap(({ slug, name }) => (typeof slug === 'string' && typeof name === 'string' ? [{ slug, name }] : []))
}

/** «Monza (MB)», as the place field understands it. */
export function readPlaceNames(answer: unknown): string[] {
  return records(answer).flatMap(({ name, provinceCode }) =>
    typeof name === 'string' && typeof provinceCode === 'string' ? [`${name} (${provinceCode})`] : [],
  )
}

function records(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
