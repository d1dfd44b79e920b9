/** What does not belong into the text of an ad: ways round the contacts of the page, which is where frauds begin, and shouting. */
export type TextWarning = { kind: 'phone' | 'email' | 'link' | 'shouting'; found: string; text: string }

const texts: Readonly<Record<TextWarning['kind'], string>> = {
  phone: 'Togli il numero di telefono dal testo: lo mostriamo noi, a chi lo chiede.',
  email: 'Togli l’indirizzo e-mail dal testo: chi compra ti scrive dalla pagina.',
  link: 'Togli l’indirizzo di altri siti dal testo.',
  shouting: 'Scrivi in minuscolo: il testo tutto maiuscolo si legge male.',
}

/** Digits of a mobile or landline number, however they are spaced: from 9 to 13, the first a 3 or a 0, or with +39. Prices, kilometres and dates are shorter or begin otherwise. */
const phonePattern = /(?<![\d.,/])(?:(?:\+|00)39[\s./-]?)?[03](?:[\s./-]{0,2}\d){8,11}(?![\d.,]*\s*(?:km|€|euro)\b)(?!\d)/i
const emailPattern = /[\w.+-]+\s?(?:@|\(at\)|\[at\]|\schiocciola\s)\s?[\w-]+\s?(?:\.|\spunto\s)\s?[a-z]{2,}/i
const linkPattern = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|net|org|eu|info|io|me|it)\b(?!\.)/i
const minShoutedLetters = 30

export function textWarnings(text: string): TextWarning[] {
  const patterns = { phone: phonePattern, email: emailPattern } as const
  const found = (['phone', 'email'] as const).flatMap((kind): TextWarning[] => {
    const [part] = patterns[kind].exec(text) ?? []
    return part === undefined ? [] : [{ kind, found: part.trim(), text: texts[kind] }]
  })
  const [link] = linkPattern.exec(text.replace(new RegExp(emailPattern, 'gi'), ' ')) ?? []
  if (link !== undefined) found.push({ kind: 'link', found: link, text: texts.link })
  if (isShouted(text)) found.push({ kind: 'shouting', found: '', text: texts.shouting })
  return found
}

/** Whether it has more capitals than small letters and is long enough to tell; names of versions are short. */
function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals >= minShoutedLetters && capitals > small
}
