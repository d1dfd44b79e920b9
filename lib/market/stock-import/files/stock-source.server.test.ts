import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockSource } from './stock-source.server'
import { testWorkbook, testZip } from './test-spreadsheet'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ingrana-source-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function sourceOf(name: string, content: string | Buffer) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  const { source } = await stockSource(file)
  return typeof source === 'string' ? source : text(source)
}

test('a command reads the same files as the wizard: XML, JSON, workbooks and CSV', async () => {
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>marca</t></is></c><c r="B1" t="inlineStr"><is><t>modello</t></is></c></row>'
  expect(await sourceOf('a.csv', '<v><marca>Fiat</marca><modello>Panda</modello></v>')).toBe('marca,modello\nFiat,Panda\n')
  expect(await sourceOf('b.txt', '[{"marca":"Fiat","modello":"Panda"}]')).toBe('marca,modello\nFiat,Panda\n')
  expect(await sourceOf('c.bin', testZip(testWorkbook({ rows: row })))).toBe('marca,modello\n')
  expect(await sourceOf('d.xml', 'marca;modello\nFiat;Panda\n')).toBe(path.join(folder, 'd.xml'))
  expect(await stockSource(path.join(folder, 'nessuno'))).toMatchObject({ source: path.join(folder, 'nessuno') })
  await expect(sourceOf('e.xls', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'))).rejects.toThrow('vecchio tipo')
})
