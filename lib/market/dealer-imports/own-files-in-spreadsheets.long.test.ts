// reads: temporary files
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addExportingDealer, addStock, broughtBack, exported, storedAds } from './test-round-trip'

const execute = promisify(execFile)
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'ingrana-office-'))))
afterAll(async () => rm(folder, { recursive: true, force: true }))

type Format = 'xlsx' | 'ods' | 'csv'
/** UTF-8 with commas; numbers and dates in the cells are recognised, as the program proposes. */
const csvFilter = '44,34,76,1,,0,false,true'

/** Opens a file with LibreOffice Calc and saves it as another kind. */
async function savedAs(from: Format, to: Format, content: Buffer): Promise<Buffer> {
  const input = path.join(folder, `stock.${from}`)
  await writeFile(input, content)
  const output = path.join(folder, 'saved')
  await execute('soffice', [
    ...[`-env:UserInstallation=file://${folder}/profile`, '--headless', ...(from === 'csv' ? [`--infilter=CSV:${csvFilter}`] : [])],
    ...['--convert-to', to === 'csv' ? `csv:Text - txt - csv (StarCalc):${csvFilter},false` : to, '--outdir', output, input],
  ])
  return readFile(path.join(output, `stock.${to}`))
}

const car: Partial<NewAd> = {
  version: '1.20',
  fuel: 'ibrida-benzina',
  body: 'city-car',
  gearbox: 'automatico',
  colour: 'bianco',
  consumptionL100km: 4.9,
  firstRegistration: new Date('2019-03-01'),
  mileageKm: 45_211,
  priceCents: 890_050,
  vatDeductible: true,
  owners: 1,
  description: 'Riga uno; "virgolette"\nRiga due, più virgole',
  vin: 'ZFA31200003123456',
  photoUrls: ['https://foto.example/1.jpg', 'https://foto.example/2.jpg?a=1,2'],
  contactPhone: '03824712203',
  contactEmail: 'vendite@salone.example',
  sourceLink: 'https://salone.example/auto?id=2',
  placeIstat: '018110',
  provinceCode: 'PV',
  publishedAt: new Date('2026-11-03T05:06:07Z'),
}
const stock = [
  { code: '00123', ad: car },
  {
    code: '1E5',
    ad: { ...car, vin: null, contactPhone: '+39 0382 471220', version: '-Feel- 1.2', description: '=1+1', status: 'sold' as const },
  },
  { code: null, ad: { ...car, vin: null, status: 'draft' as const, version: '500', priceCents: 910_000, mileageKm: null } },
  {
    code: 'A,3',
    ad: { ...car, vin: null, status: 'reserved' as const, version: '2008', mileageKm: 0, firstRegistration: new Date('1998-12-01') },
  },
  {
    code: 'N',
    ad: {
      ...car,
      vin: null,
      offerType: 'noleggio',
      priceCents: null,
      rentalFeeCents: 29_900,
      rentalMonths: 48,
      rentalKmYear: 15_000,
      rentalDepositCents: 300_000,
    },
  },
]

test.each([
  ['an XLSX', ['xlsx']],
  ['an ODS and a CSV again', ['ods', 'csv']],
  ['an XLSX and a CSV again', ['xlsx', 'csv']],
] as const)('our CSV saved as %s by a spreadsheet program changes nothing but the price that was changed in it', (_, formats) =>
  withRollback(async (db) => {
    const dealerId = await addExportingDealer(db, 'foglio')
    const ids = await addStock(db, dealerId, stock)
    const throughProgram = async (text: string) => {
      let [format, content]: [Format, Buffer] = ['csv', Buffer.from(text)]
      for (const next of formats) [format, content] = [next, await savedAs(format, next, content)]
      return content
    }
    const before = await storedAds(db, dealerId)
    const own = await exported(db, dealerId, 'veicoli.csv')
    const same = await broughtBack(db, dealerId, await throughProgram(own), { fullStock: true })
    expect(same).toMatchObject({ inserted: 0, updated: 5, refused: 0, withdrawn: 0, report: [] })
    expect(await storedAds(db, dealerId)).toEqual(before)

    await broughtBack(db, dealerId, await throughProgram(own.replace(',9100,', ',8700,')), { fullStock: true })
    const { [ids[2] ?? 0]: changed, ...others } = await storedAds(db, dealerId)
    const { [ids[2] ?? 0]: was, ...othersBefore } = before
    expect(others).toEqual(othersBefore)
    expect(changed).toEqual({
      ...was,
      ...{ priceCents: 870_000, previousPriceCents: 910_000, reducedFromCents: 910_000 },
      ...{ priceChangedAt: changed?.priceChangedAt, priceReducedAt: changed?.priceReducedAt, updatedAt: changed?.updatedAt },
    })
  })(),
)
