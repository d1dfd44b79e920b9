/** What goes with an account, as its owner reads it before. */
export type Belongings = { ads: number; dealerAds: number; conversations: number; savedAds: number; savedSearches: number }

const words = {
  ads: ['1 annuncio', 'annunci'],
  dealerAds: ['1 annuncio della tua concessionaria', 'annunci della tua concessionaria'],
  conversations: ['1 conversazione', 'conversazioni'],
  savedAds: ['1 preferito', 'preferiti'],
  savedSearches: ['1 ricerca salvata', 'ricerche salvate'],
} as const satisfies Record<keyof Belongings, readonly [one: string, many: string]>

/** «1 annuncio, 2 conversazioni»; empty where there is nothing. */
export function belongingsText(belongings: Belongings): string {
  const parts = (['ads', 'dealerAds', 'conversations', 'savedAds', 'savedSearches'] as const).flatMap((name) => {
    const count = belongings[name]
    return count === 0 ? [] : [count === 1 ? words[name][0] : `${count} ${words[name][1]}`]
  })
  return parts.join(', ')
}
