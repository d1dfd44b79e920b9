import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { AppError } from '@/lib/kernel/errors/app-error'

export type XmlReader = {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  text(text: string): void
  close(name: string): void
}

/** Hands XML on element by element, names without their prefix. A document type is refused: it could name files of ours, or grow without end. */
export async function readXml(source: AsyncIterable<Uint8Array>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false })
  parser.on('doctype', () => {
    throw new AppError('invalid', 'il file XML contiene una DTD (<!DOCTYPE …>): salvalo senza')
  })
  parser.on('error', (cause) => {
    throw new AppError('invalid', 'il file XML è rotto o finisce a metà', { cause })
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => reader.open(bare(name), attributes))
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('closetag', ({ name }) => reader.close(bare(name)))
  let decoder: TextDecoder | undefined
  for await (const chunk of source) {
    decoder ??= new TextDecoder(encodingIn(chunk))
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  parser.write(decoder?.decode() ?? '')
  parser.close()
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** By its byte order mark, or as its first line says. */
function encodingIn(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const declared = /encoding=["'](iso-8859-15?|windows-1252)["']/i.exec(Buffer.from(start.subarray(0, 200)).toString('latin1'))
  return declared?.[1]?.toLowerCase() ?? 'utf-8'
}
