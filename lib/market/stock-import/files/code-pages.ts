/**
 * The upper halves of DOS's code pages 437 and 858 (bytes 0x80 to 0xFF), which no browser knows; after the tables of the Unicode Consortium. Page 858 is 850 with
 * the euro in the place of the Turkish «ı».
 */
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Bytes 0x80 to 0x9F; above them it is Latin-1. Node 20 decodes «windows-1252» as Latin-1, so its own decoder is not asked. */
const cp1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export const codePages = ['windows-1252', 'macintosh', 'cp850', 'cp437', 'windows-1250'] as const
export type CodePage = (typeof codePages)[number]

export function isCodePage(text: string): text is CodePage {
  return codePages.some((page) => page === text)
}

const upperHalf = Uint8Array.from({ length: 128 }, (_, index) => index + 128)

/** The 128 signs above ASCII of a code page. */
const signsOf: Readonly<Record<CodePage, string>> = {
  'windows-1252': cp1252 + Buffer.from(upperHalf.subarray(32)).toString('latin1'),
  macintosh: new TextDecoder('macintosh').decode(upperHalf),
  cp850,
  cp437,
  'windows-1250': new TextDecoder('windows-1250').decode(upperHalf),
}

/** The byte of each sign of a code page above ASCII. */
export const bytesOf: Readonly<Record<CodePage, ReadonlyMap<string, number>>> = {
  'windows-1252': bytesIn('windows-1252'),
  macintosh: bytesIn('macintosh'),
  cp850: bytesIn('cp850'),
  cp437: bytesIn('cp437'),
  'windows-1250': bytesIn('windows-1250'),
}

function bytesIn(page: CodePage): ReadonlyMap<string, number> {
  return new Map(Array.from(signsOf[page], (sign, index) => [sign, index + 128]))
}

/** Text of bytes in a code page; in pieces too, for a sign is a byte. */
export function decodePage(bytes: Uint8Array, page: CodePage): string {
  const signs = signsOf[page]
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (sign) => signs.charAt(sign.charCodeAt(0) - 128))
}
