import type { Suggestion } from '@/lib/market/search/page/search-results'

/** What following it does: «Togli «Automatico»», or «Fino a 12.000 € invece di «Fino a 10.000 €»». */
export function suggestionText({ labels, insteadOf }: Pick<Suggestion, 'labels' | 'insteadOf'>): string {
  const names = labels.map(quoted).join(' e ')
  return insteadOf === undefined ? `Togli ${names}` : `${names} invece di ${quoted(insteadOf)}`
}

/** What somebody typed is quoted already. */
function quoted(label: string): string {
  return label.includes('«') ? label : `«${label}»`
}
