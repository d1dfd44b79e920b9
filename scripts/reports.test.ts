// reads: scripts/reports.ts
import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { copyAds } from '@/lib/market/ads/copy-ads.server'
import { reportAd } from '@/lib/people/reports/report-ad.server'
import { readReportOptions } from './report-options'
import { UsageError } from './usage-error'

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/reports.ts', ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('open reports are listed with their words and a masked address, and go when they are closed', async () => {
  const db = getDb()
  await copyAds(db, [{ category: 'auto', status: 'sold', offerType: 'usato', make: 'fiat', model: 'panda' }])
  const [ad] = await db<{ id: number }[]>`select max(id) as id from ad`
  const adId = ad?.id ?? 0
  onTestFinished(async () => {
    // committed for the command to see
    await db`delete from ad_report where ad_id = ${adId}`
    await db`delete from ad where id = ${adId}`
  })
  await reportAd(db, adId, 'truffa', { message: 'Chiede un acconto\nprima della visita', email: 'anna@posta.example' })
  await reportAd(db, adId, 'duplicato', { message: '', email: '' })
  const [fraud = 0, twin = 0] = (await db<{ id: number }[]>`select id from ad_report where ad_id = ${adId} order by id`).map(({ id }) => id)
  const { status, stdout } = run()
  expect(status).toBe(0)
  expect(stdout).toMatch(
    new RegExp(
      `^${fraud}  .+  Mi sembra una truffa  http.+/annuncio/veicolo-${adId}  a•••@p•••\\.example\\n    Chiede un acconto\\n    prima della visita$`,
      'm',
    ),
  )
  expect(stdout).toMatch(new RegExp(`^${twin}  .+  È lo stesso di un altro annuncio  .+  senza indirizzo$`, 'm'))
  expect(run('--done', String(fraud))).toMatchObject({ status: 0, stdout: `Segnalazione ${fraud} accolta.\n` })
  expect(run('--dismiss', String(twin))).toMatchObject({ status: 0, stdout: `Segnalazione ${twin} respinta.\n` })
  expect(await db`select state from ad_report where ad_id = ${adId} order by id`).toMatchObject([
    { state: 'accepted' },
    { state: 'dismissed' },
  ])
  expect(run().stdout).not.toMatch(new RegExp(`^(${fraud}|${twin})  `, 'm'))
  const again = run('--done', String(fraud))
  expect([again.status, again.stdout]).toEqual([1, ''])
  expect(again.stderr).toContain(`nessuna segnalazione aperta con il numero ${fraud}`)
})

test('what it does not understand it says in one line', () => {
  const { status, stdout, stderr } = run('--close', '1')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('Comando non valido. Uso: npm run -s reports [-- --done NUMERO | --dismiss NUMERO]\n')
})

test.each([
  { args: ['--done', 'x'], says: '«x» non è il numero di una segnalazione.' },
  { args: ['--done', '1', '--dismiss', '2'], says: 'Una cosa alla volta.' },
  { args: ['--close', '1'], says: 'Comando non valido.' },
])('what it cannot do it refuses: $args', ({ args, says }) => {
  expect(() => readReportOptions(args)).toThrow(new UsageError(`${says} Uso: npm run -s reports [-- --done NUMERO | --dismiss NUMERO]`))
})
