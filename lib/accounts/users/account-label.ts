export const defaultAccountLabel = 'Il mio account'

/** How many characters of the name the account button shows. */
export const accountLabelLength = { desktop: 10, mobile: 35 } as const

/** The name cut to so many characters, counted as people see them: an accented letter or an emoji is one. */
export function accountLabel(displayName: string, maxLength: number): string {
  const characters = Array.from(segmenter().segment(displayName.trim()), ({ segment }) => segment)
  return characters.slice(0, maxLength).join('').trim() || defaultAccountLabel
}

let italian: Intl.Segmenter | undefined
const segmenter = () => (italian ??= new Intl.Segmenter('it', { granularity: 'grapheme' }))
