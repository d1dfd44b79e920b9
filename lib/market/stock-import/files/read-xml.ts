import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { AppError } from '@/lib/kernel/errors/app-error'

export const doctypeRefused = 'il file XML contiene una DTD (<!DOCTYPE …>): salvalo senza'

export type XmlReader = {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
  /** Whether it needs no more; what follows is not looked at. */
  readonly isEnough?: boolean
}

/** Depth beyond which no list of vehicles is nested; a million open elements would end the process. */
const maxDepth = 100
/** Most attributes: more of them makes no vehicle; each costs the parser a little for all that follow. */
const maxAttributes = 1_000

/**
 * Hands XML on element by element, names without their prefix. A document type is refused: it could name files of ours, or grow without end. What is wrong is
 * said with its place.
 */
export async function readXml(source: AsyncIterable<string> | Iterable<string>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  let depth = 0
  let attributes = 0
  const refuse = (what: string, cause?: unknown) =>
    new AppError('invalid', `${what} (riga ${parser.line}, colonna ${parser.columnIndex + 1})`, { cause })
  parser.on('doctype', () => {
    throw new AppError('invalid', doctypeRefused)
  })
  parser.on('error', (cause) => {
    throw refuse('il file XML è rotto o finisce a metà', cause)
  })
  parser.on('opentagstart', () => {
    attributes = 0
    if (++depth > maxDepth) throw refuse('il file XML è annidato più di quanto possa esserlo uno stock')
  })
  parser.on('attribute', () => {
    if (++attributes > maxAttributes) throw refuse('un elemento del file XML ha troppi attributi')
  })
  parser.on('opentag', ({ name, attributes: given }: SaxesTagPlain) => reader.open(bare(name), given))
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text.replaceAll('&amp;', '&'))) // `mendXml` does not know where they are
  parser.on('closetag', ({ name }) => {
    depth -= 1
    reader.close(bare(name))
  })
  for await (const piece of source) {
    parser.write(piece)
    if (reader.isEnough === true) return
  }
  parser.close()
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const pieceLength = 64 * 1024

/** A text in pieces, so that none of them grows beyond what a parser holds. */
export function* inPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}
