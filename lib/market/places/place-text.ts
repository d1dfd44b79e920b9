import { isForeignPostcode, provinceOfPostcode } from './postcode'
import { provinceOfCode, provinceOfName } from './province-name'

/** What a text such as "IT-31044 Montebelluna - Treviso - Tv" says, before looking anything up. */
export type PlaceText = {
  readonly postcode: string | undefined
  /** Texts that may name the comune, the likeliest first. */
  readonly names: readonly string[]
  /** The province it states by sigla or name. */
  readonly stated: string | undefined
  /** The province its postcode lies in. */
  readonly byPostcode: string | undefined
  /** "D-80331 München", "IT-47899 Serravalle" (San Marino) */
  readonly abroad: boolean
}

export function readPlaceText(text: string): PlaceText {
  const postcode = /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0]
  const [prefix = '', country] = /^\s*([a-z]{1,3})\s*-\s*(?=\d{4})/i.exec(text) ?? []
  const parts = splitParts(text.slice(prefix.length).replace(/\d+/g, ' '))
  const { names, stated } = takeProvince(parts)
  const abroad = !/^(i|it|ita)$/i.test(country ?? 'it') || (postcode !== undefined && isForeignPostcode(postcode))
  return { postcode, names, stated, byPostcode: postcode ? provinceOfPostcode(postcode) : undefined, abroad }
}

/** A hyphen parts only beside a space ("Chivasso -Torino"); within a word or a sigla ("Roma-Rm"); within a word it belongs to the name (Corigliano-Rossano). */
function splitParts(text: string): string[] {
  return text
    .split(/\s+[-–—]+|[-–—]+\s+|[–—·,;|/()\n]|-(?=\p{L}{2}\s*$)|-$/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
}

type Taken = { names: string[]; stated: string | undefined }

/** Takes the sigla and the names of its province off the end; what is left names the comune. */
function takeProvince(parts: readonly string[]): Taken {
  const names = [...parts]
  let stated: string | undefined
  for (let last = names.at(-1); last !== undefined; last = names.at(-1)) {
    const province = provinceAtEnd(last, names.length > 1)
    if (!province || (stated && stated !== province.code)) break
    stated = province.code
    names.pop()
    if (province.before) {
      names.push(province.before)
      break
    }
  }
  return { names, stated }
}

type Ending = { code: string; before: string }

/** "PR", "Parma" after something else, or "Parma Pr". A lone "Re" is the comune, a lone "RE" the province. */
function provinceAtEnd(part: string, follows: boolean): Ending | undefined {
  const [, before = '', last = ''] = /^(?:(.+)\s)?([A-Za-z]{2})$/.exec(part) ?? []
  const written = before ? /^[A-Z]/.test(last) : follows || last === last.toUpperCase()
  const code = last && written ? provinceOfCode(last) : follows ? provinceOfName(part) : undefined
  return code ? { code, before } : undefined
}
