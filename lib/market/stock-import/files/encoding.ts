import { codePages, decodePage, isCodePage } from './code-pages'
import { likeliestPage } from './likeliest-page'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-15', ...codePages] as const
export type Encoding = (typeof encodings)[number]

const mostSamples = 2_000
const around = 16

/** What was counted while the bytes of a file went by; `feed` may be called with one piece after the other. */
export class EncodingDetector {
  private total = 0
  private start: number[] = []
  private zeros = [0, 0]
  private controls = 0
  private sequences = 0
  private broken = 0
  private missing = 0
  private c1 = 0
  /** «€» and «Š» of ISO 8859-15, where others have «¤» and «¦», which nobody writes. */
  private onlyIn15 = 0
  /** What stands around bytes above ASCII. */
  private readonly samples: Uint8Array[] = []

  feed(bytes: Uint8Array): void {
    this.sample(bytes)
    for (const byte of bytes) {
      if (this.start.length < 4) this.start.push(byte)
      if (byte >= 0x80 || this.missing > 0) this.countHigh(byte)
      else if (byte === 0) this.zeros[this.total % 2] = (this.zeros[this.total % 2] ?? 0) + 1
      else if (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) this.controls++
      this.total++
    }
  }

  private sample(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && this.samples.length < mostSamples; at += 1) {
      if ((bytes[at] ?? 0) < 0x80) continue
      this.samples.push(bytes.slice(Math.max(0, at - around), at + around))
      at += around
    }
  }

  private countHigh(byte: number): void {
    if (this.missing > 0) {
      if ((byte & 0xc0) === 0x80) {
        this.missing--
        if (this.missing === 0) this.sequences++
        return
      }
      this.broken++
      this.missing = 0
      if (byte < 0x80) return
    }
    if (byte <= 0x9f) this.c1++
    if (byte === 0xa4 || byte === 0xa6) this.onlyIn15++
    if (byte >= 0xc2 && byte <= 0xdf) this.missing = 1
    else if (byte >= 0xe0 && byte <= 0xef) this.missing = 2
    else if (byte >= 0xf0 && byte <= 0xf4) this.missing = 3
    else this.broken++
  }

  get isEmpty(): boolean {
    return this.total === 0
  }

  get encoding(): Encoding {
    const [first, second] = this.start
    if (first === 0xff && second === 0xfe) return 'utf-16le'
    if (first === 0xfe && second === 0xff) return 'utf-16be'
    if (this.zeros[1] && this.zeros[1] > this.total * 0.2 && !this.zeros[0]) return 'utf-16le'
    if (this.zeros[0] && this.zeros[0] > this.total * 0.2 && !this.zeros[1]) return 'utf-16be'
    // Some damaged sequences are tolerated: in a Western file most of them would be invalid.
    const broken = this.broken + (this.missing > 0 && this.sequences === 0 ? 1 : 0)
    if (broken === 0 || this.sequences > broken * 4) return 'utf-8'
    const page = likeliestPage(this.samples)
    return page === 'windows-1252' && this.onlyIn15 > 0 && this.c1 === 0 ? 'iso-8859-15' : page
  }

  /** What the file is instead of text, in words for the person who chose it. */
  get notText(): string | undefined {
    const [a, b, c, d] = this.start
    if (a === 0x50 && b === 0x4b && c === 3 && d === 4) return 'è un foglio Excel o un archivio ZIP: esportalo in CSV'
    if (a === 0xd0 && b === 0xcf && c === 0x11) return 'è un vecchio foglio Excel: esportalo in CSV'
    if (a === 0x1f && b === 0x8b) return 'è un archivio compresso: decomprimilo prima'
    const isWide = this.encoding.startsWith('utf-16')
    const odd = this.controls + (isWide ? 0 : (this.zeros[0] ?? 0) + (this.zeros[1] ?? 0))
    return odd > this.total * 0.02 ? 'non è un file di testo' : undefined
  }
}

/** Turns bytes in an encoding into text, piece by piece. */
export function decoderFor(encoding: Encoding): { decode: (bytes?: Uint8Array) => string } {
  if (isCodePage(encoding)) return { decode: (bytes) => (bytes ? decodePage(bytes, encoding) : '') }
  const decoder = new TextDecoder(encoding)
  return { decode: (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()) }
}
