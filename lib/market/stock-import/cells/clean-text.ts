import { withoutFormatCharacters } from '@/lib/kernel/validation/format-characters'
import { mendText } from './mend-text'
import { isNothing } from './parsed-cell'
import { plainText, unescaped } from './plain-text'

/**
 * A cell before anything is read in it: signs that nobody sees are gone, letters that a program has damaged are mended, entities of HTML are what they mean, and
 * what databases and spreadsheets write for nothing is nothing.
 */
export function readableCell(text: string): string {
  if (isNothing(text)) return ''
  const whole = /[&\u0080-\uffff]/.test(text) ? unescaped(mendText(withoutFormatCharacters(text))) : text
  return isNothing(whole) ? '' : whole
}

/** One line of text for people: no markup, no control characters, no emoji, no runs of spaces. */
export function cleanText(text: string): string {
  return oneLine(plainText(mendText(text)))
}

/** A text of several lines, each of them clean; of empty lines one stays. */
export function cleanLines(text: string): string {
  return plainText(mendText(text))
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function oneLine(text: string): string {
  return text
    .replace(
      /[\u20e3\p{Extended_Pictographic}\p{Regional_Indicator}\p{Variation_Selector}\u200b-\u200f\u2060-\u2064\ufeff\ufffd]/gu,
      (sign) => (/[©®™]/.test(sign) ? sign : ' '),
    )
    .replace(/[\p{Cc}\p{Co}\p{Cs}\s]+/gu, ' ')
    .trim()
}
