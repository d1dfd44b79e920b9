import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create as openFont } from 'fontkit'
import PdfDocument from 'pdfkit'
import type { Contract } from './contract'
import {
  type ContractBlock,
  type ContractCar,
  contractBlocks,
  contractTitle,
  handoverBlocks,
  handoverTitle,
  modelText,
  type Piece,
} from './contract-text'

const folder = 'lib/accounts/deals/sale/contract/fonts'
/** Latin of every European language, Cyrillic and Greek. */
const files = { text: 'noto-sans-400.ttf', bold: 'noto-sans-700.ttf' } as const
const line = '______________________'
const margin = 56
const sizes = { title: 15, heading: 11.5, text: 10.5, small: 8.5 } as const

/** What a name becomes whose letters no font of ours has. */
const unsetText =
  'Al posto di una riga vuota c’era un nome scritto con lettere che questo PDF non sa scrivere: copialo a mano com’è sul documento d’identità, oppure stampa la pagina del contratto, che lo mostra.'

/** The contract and the handing-over report, one sheet each. */
export async function contractPdf(contract: Contract, car: ContractCar): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin, info: { Title: contractTitle, Creator: 'Ingrana' }, lang: 'it', autoFirstPage: true })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  pdf.registerFont('text', fontFile('text')).registerFont('bold', fontFile('bold'))
  const hasUnset = [...contractBlocks(contract, car), ...handoverBlocks(contract, car)].some(({ paragraphs }) =>
    paragraphs.some((pieces) => pieces.some(({ text }) => !isSettable(text))),
  )
  writeSheet(pdf, contractTitle, contractBlocks(contract, car), [modelText, ...(hasUnset ? [unsetText] : [])])
  pdf.addPage()
  writeSheet(pdf, handoverTitle, handoverBlocks(contract, car), ['Modello di Ingrana, senza valore di consulenza legale. In due copie.'])
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function writeSheet(pdf: PDFKit.PDFDocument, title: string, blocks: readonly ContractBlock[], notes: readonly string[]): void {
  pdf.font('bold').fontSize(sizes.title).text(title, { align: 'center' }).moveDown(0.8)
  for (const { heading, paragraphs } of blocks) {
    pdf.font('bold').fontSize(sizes.heading).text(heading).moveDown(0.2).font('text').fontSize(sizes.text)
    for (const pieces of paragraphs) writeParagraph(pdf, pieces)
    pdf.moveDown(0.4)
  }
  pdf.moveDown(2.5)
  const [top, half] = [pdf.y, (pdf.page.width - 2 * margin) / 2]
  pdf.font('text').fontSize(sizes.small)
  for (const [at, who] of ['chi vende', 'chi compra'].entries()) {
    const left = margin + at * (half + 12)
    pdf
      .moveTo(left, top)
      .lineTo(left + half - 24, top)
      .lineWidth(0.6)
      .stroke()
    pdf.text(`Data, ora e firma di ${who}`, left, top + 4, { width: half - 24 })
  }
  pdf.x = margin
  pdf.moveDown(1.5)
  for (const note of notes)
    pdf
      .font('text')
      .fontSize(sizes.small)
      .text(note, { width: 2 * half })
      .moveDown(0.3)
}

function writeParagraph(pdf: PDFKit.PDFDocument, pieces: readonly Piece[]): void {
  for (const [at, { text, isTyped }] of pieces.entries()) {
    const isLine = (isTyped && text === '') || !isSettable(text)
    pdf.text(isLine ? line : text.normalize('NFC').replace(/\s+/g, ' '), { continued: at < pieces.length - 1, lineGap: 2.5 })
  }
  pdf.moveDown(0.3)
}

let signs: ReadonlySet<number> | undefined

/** Whether our font has every letter of a text. */
export function isSettable(text: string): boolean {
  signs ??= readSigns()
  const known = signs
  return Array.from(text.normalize('NFC')).every((sign) => /\s/.test(sign) || known.has(sign.codePointAt(0) ?? 0))
}

function readSigns(): ReadonlySet<number> {
  const font = openFont(fontFile('text'))
  if (!('characterSet' in font)) throw new Error('the font of the contract holds several fonts')
  return new Set(font.characterSet)
}

function fontFile(name: keyof typeof files): Buffer {
  return readFileSync(join(process.cwd(), folder, files[name]))
}
