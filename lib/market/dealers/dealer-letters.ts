import { routes } from '@/lib/kernel/routes/routes'
import { provinces } from '@/lib/market/places/place'
import type { DealerEntry } from './dealer-directory'

/** The letters of the directory; `0` stands for names that begin with a figure. */
export const indexLetters = 'abcdefghijklmnopqrstuvwxyz0'.split('')
/** Which names of the directory somebody reads. Null: any. */
export type IndexQuery = { province: string | null; letter: string | null; page: number }
export type LetterCount = { letter: string; count: number }
/** `letters`: those of the province, or of the country. */
export type DealerIndex = { letters: LetterCount[]; total: number; pages: number; dealers: Omit<DealerEntry, 'vehicles' | 'logoId'>[] }
/** A region with how many dealers each of its provinces has. */
export type RegionCount = { region: string; provinces: { code: string; count: number }[] }

/** Reads `provincia`, `lettera` and `pagina`; what is malformed counts as not given. */
export function readIndexQuery(params: URLSearchParams): IndexQuery {
  const [province, letter, page] = ['provincia', 'lettera', 'pagina'].map((name) => params.get(name) ?? '')
  return {
    province: province !== undefined && Object.hasOwn(provinces, province) ? province : null,
    letter: indexLetters.find((known) => known === letter) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
  }
}

export function indexHref({ province, letter, page }: IndexQuery): string {
  const params = new URLSearchParams()
  if (province !== null) params.set('provincia', province)
  if (letter !== null) params.set('lettera', letter)
  if (page > 1) params.set('pagina', String(page))
  return params.size === 0 ? routes.dealerDirectory : `${routes.dealerDirectory}?${params}`
}

export function letterText(letter: string): string {
  return letter === '0' ? '0–9' : letter.toUpperCase()
}
