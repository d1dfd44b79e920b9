import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { storeVersions } from '@/lib/market/versions/store-versions.server'
import { versionsInForm, withVersions } from './choose-version.server'
import { correctImport } from './correct-import.server'
import { confirmImport, startImport, tryFile } from './dealer-imports.server'
import { listGroups } from './import-lines.server'
import { runDealerImports } from './run-dealer-imports.server'

const stock = [
  'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw',
  'V1;Fiat;Panda;Easy;9000;45000;03/2015;Benzina;',
  'V2;Fiat;Panda;Easy;9100;46000;04/2015;Benzina;',
  'V3;Fiat;Panda;Lounge;9200;47000;05/2015;Diesel;',
  'V4;Fiat;Panda;Pop;9300;48000;06/2015;Benzina;63',
  'V5;Fiat;Tipo;Easy;9300;48000;06/2016;Benzina;',
  '',
].join('\n')

const certain = (value: string | number) => ({ value, agree: 3, contradict: 0, isCertain: true })
const easy = {
  ...{ category: 'auto' as const, make: 'fiat', model: 'panda', key: 'easy', label: '1.2 Easy', fuel: 'benzina', gearbox: 'manuale' },
  ...{ ads: 3, years: { 2015: 3 }, facts: { powerKw: certain(51), displacementCc: certain(1_242), doors: certain(5) } },
}
const open = { ...easy, key: 'open', label: '1.0 Hybrid', facts: { powerKw: { ...certain(51), isCertain: false } } }

async function tried(db: Db): Promise<{ dealerId: number; id: number }> {
  await storeVersions(db, [easy, open], { areDemo: false })
  const [dealer] = await db<{ id: number }[]>`insert into dealer (slug, name) values ('senza-kw', 'Senza kW') returning id`
  const dealerId = dealer?.id ?? 0
  const id = await startImport(db, { dealerId, userId: null, fileName: 'stock.csv', bytes: Buffer.from(stock) })
  await tryFile(db, dealerId, id, { columns: [], category: null, isFullStock: true })
  await runDealerImports(db)
  return { dealerId, id }
}

const groupsOf = async (db: Db, id: number) =>
  (await withVersions(db, await listGroups(db, id, null, 100))).filter(({ fix }) => fix === 'version')

test(
  'powers that the file leaves out are one group of each model, answered with one of its versions',
  withRollback(async (db) => {
    const { dealerId, id } = await tried(db)
    const [group, ...others] = await groupsOf(db, id)
    expect(group).toMatchObject({ count: 3, model: 'auto/fiat/panda', values: ['Easy', 'Lounge'], versions: [{ key: 'easy' }] })
    expect(group?.detail).toContain('Fiat Panda: potenza non indicata')
    expect(others, 'of a model without versions nothing is asked').toEqual([])

    const { corrections } = await versionsInForm(db, { modello: 'auto/fiat/panda', versione: 'easy' })
    await correctImport(db, dealerId, id, corrections)
    await runDealerImports(db)
    const [left] = await groupsOf(db, id)
    expect(left, 'a version of another fuel is taken for no row').toMatchObject({ count: 1, values: ['Lounge'] })
    expect(left?.detail).toContain('Fiat Panda: la versione scelta è benzina, la riga dice diesel')

    await confirmImport(db, dealerId, id, null)
    await runDealerImports(db)
    const ads = await db<{ powerKw: number | null; displacementCc: number | null; version: string }[]>`
      select power_kw, displacement_cc, version from ad where dealer_id = ${dealerId} and model = 'panda' order by price_cents`
    expect(ads.map(({ powerKw, displacementCc, version }) => [version, powerKw, displacementCc])).toEqual([
      ['Easy', 51, 1_242],
      ['Easy', 51, 1_242],
      ['Lounge', null, null],
      ['Pop', 63, null],
    ])
  }),
)

test(
  'each name of the file may have its own version, and a form without one is refused',
  withRollback(async (db) => {
    await storeVersions(db, [easy], { areDemo: false })
    const named = { modello: 'auto/fiat/panda', versione: '', 'nome-0': 'Easy', 'versione-0': 'easy', 'nome-1': 'Lounge', 'versione-1': '' }
    const { corrections } = await versionsInForm(db, named)
    expect(Object.keys(corrections.versions ?? {})).toEqual(['auto/fiat/panda|easy'])
    for (const body of [{}, { modello: 'x' }, { ...named, 'versione-0': 'altra' }, { modello: 'auto/fiat/tipo', versione: 'easy' }])
      await expect(versionsInForm(db, body)).rejects.toMatchObject({ code: 'invalid', shownText: 'Scegli una versione' })
  }),
)
