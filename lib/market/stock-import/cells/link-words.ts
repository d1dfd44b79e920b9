/** The words of a listing's address: «…/annunci/bmw-118-d-msport-37cc1d92» → "bmw 118 d msport". Marks and numbers of the portal are left out. */
export function linkWords(link: string): string {
  const path = link.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]+/i, '')
  const segment =
    path
      .split('/')
      .filter((part) => /[a-z]{2,}-/i.test(part))
      .at(-1) ?? ''
  return segment
    .replace(/\.html?$/i, '')
    .replace(/-[0-9a-f]{4,8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{6,12}$/i, '')
    .replace(/(?:-(?:[0-9a-f]{12,}|[nu]\d{5,}|\d{5,11}))+$/i, '')
    .replace(/^veicolo-/i, '')
    .replaceAll('-', ' ')
}

/** Whether a text can be about the page at this address: half of its words stand in the address. */
export function agreesWithLink(text: string, words: string): boolean {
  const inLink = new Set(wordsOf(words))
  const inText = wordsOf(text)
  if (inLink.size < 4 || inText.length === 0) return true
  return inText.filter((word) => inLink.has(word)).length * 2 >= inText.length
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
