/**
 * The text without the signs that only steer how text is shown (Unicode's category Cf: marks of direction, zero width, soft hyphens): they come along when a
 * number is copied from a telephone's contacts, nobody sees them, and every check would fail on them.
 */
export function withoutFormatCharacters(text: string): string {
  return anyFormatCharacter.test(text) ? text.replace(formatCharacters, '') : text
}

const anyFormatCharacter = /\p{Cf}/u
/** What joins the parts of an emoji stays. */
const formatCharacters = /(?<![\p{Extended_Pictographic}\ufe0f])\u200d|(?!\u200d)\p{Cf}/gu
