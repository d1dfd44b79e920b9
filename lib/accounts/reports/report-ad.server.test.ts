import { expect, test } from 'vitest'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { reportKinds } from './ad-report'
import { closeReportsOf } from './close-report.server'
import { eraseReporter, reportAd, reportExpiries } from './report-ad.server'
import { exportReports, listOpenReports, listOpenReportsOf } from './report-queries.server'
import { reportSchemaFor } from './report-schema'

const report = { message: 'Chiede un acconto prima della visita', email: 'anna@posta.example', name: 'Anna' }

test(
  'a report is stored with its kind and waits for a moderator; sent twice it is one',
  withRollback(async (db) => {
    const id = await addTestAd(db)
    await reportAd(db, id, 'truffa', report)
    await reportAd(db, id, 'truffa', report)
    await reportAd(db, id, 'duplicato', report)
    const { name, ...words } = report
    expect(await db`select kind, message, email, reporter_name, state from ad_report where ad_id = ${id} order by id`).toMatchObject([
      { kind: 'truffa', ...words, reporterName: name, state: 'new' },
      { kind: 'duplicato' },
    ])
    expect(await mailsTo(db, report.email)).toEqual(['report-received', 'report-received'])
  }),
)

test(
  'a report is open until somebody closes it, and is closed once',
  withRollback(async (db) => {
    const id = await addTestAd(db)
    await reportAd(db, id, 'truffa', report)
    const [open] = (await listOpenReports(db)).filter(({ adId }) => adId === id)
    expect(open).toMatchObject({ kind: 'truffa', message: report.message, email: report.email })
    await closeReportsOf(db, id, 'accepted')
    expect((await listOpenReports(db)).filter(({ adId }) => adId === id)).toEqual([])
    await closeReportsOf(db, id, 'dismissed')
    expect(await db`select state from ad_report where ad_id = ${id}`).toEqual([{ state: 'accepted' }])
  }),
)

test(
  'a report repeated after ten minutes is a new one',
  withRollback(async (db) => {
    const id = await addTestAd(db)
    await reportAd(db, id, 'truffa', report)
    for (const { age, reports } of [
      { age: '9 minutes 59.999 seconds', reports: 1 },
      { age: '10 minutes', reports: 2 },
    ]) {
      await db`update ad_report set created_at = now() - ${age}::interval`
      await reportAd(db, id, 'truffa', report)
      expect(await db`select from ad_report where ad_id = ${id}`, age).toHaveLength(reports)
    }
  }),
)

test(
  'every kind that is offered can be stored',
  withRollback(async (db) => {
    const id = await addTestAd(db, { status: 'sold' })
    for (const kind of ['truffa', 'prezzo-falso', 'gia-venduto', 'duplicato', 'venditore', 'altro'] as const)
      await reportAd(db, id, kind, report)
    expect(await db`select kind from ad_report where ad_id = ${id}`).toHaveLength(Object.keys(reportKinds).length)
  }),
)

test(
  'an ad without a page cannot be reported',
  withRollback(async (db) => {
    for (const id of [await addTestAd(db, { status: 'draft' }), 999_999_999_999])
      await expect(reportAd(db, id, 'truffa', report)).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a report is in its author’s export, becomes anonymous with the account, and goes after two years',
  withRollback(async (db) => {
    const id = await addTestAd(db)
    const anna = await addTestUser(db, report.email)
    await reportAd(db, id, 'truffa', report, anna.id)
    expect(await exportReports(db, anna.id)).toMatchObject([{ ad: id, kind: 'truffa', message: report.message }])
    await eraseReporter(db, anna)
    expect(await exportReports(db, anna.id)).toHaveLength(0)
    expect(await db`select email, reporter_name from ad_report where ad_id = ${id}`).toEqual([{ email: '', reporterName: '' }])
    await db`update ad_report set created_at = now() - interval '24 months 1 day' where ad_id = ${id}`
    for (const expiry of reportExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from ad_report where ad_id = ${id}`).toHaveLength(0)
  }),
)

test(
  'a report with an account’s address by somebody else is unconfirmed and not the account’s',
  withRollback(async (db) => {
    const id = await addTestAd(db)
    const anna = await addTestUser(db, report.email)
    await reportAd(db, id, 'truffa', report)
    expect(await exportReports(db, anna.id)).toEqual([])
    expect(await listOpenReportsOf(db, id)).toMatchObject([{ isUnconfirmed: true }])
    await reportAd(db, id, 'truffa', report, anna.id)
    expect(await listOpenReportsOf(db, id), 'theirs is another one').toMatchObject([{ isUnconfirmed: true }, { isUnconfirmed: false }])
    await eraseReporter(db, { id: anna.id, email: 'ANNA@posta.example' })
    expect(await listOpenReportsOf(db, id)).toMatchObject([
      { email: '', isUnconfirmed: false },
      { email: '', isUnconfirmed: false },
    ])
  }),
)

test('«altro» needs words, the other kinds speak for themselves', async () => {
  await expect(reportSchemaFor('altro').validate({})).rejects.toThrow('Campo obbligatorio')
  await expect(reportSchemaFor('truffa').validate({})).resolves.toEqual({ message: '', email: '', name: '' })
  await expect(reportSchemaFor('truffa').validate({ email: 'anna' })).rejects.toThrow('E-mail non valida')
  await expect(reportSchemaFor('truffa').validate({ message: 'x'.repeat(1_001) })).rejects.toThrow('Inserire un testo più corto')
})
