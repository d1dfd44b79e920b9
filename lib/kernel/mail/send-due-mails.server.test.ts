// reads: lib/kernel/mail/test-sender.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { env, environmentWith } from '@/lib/kernel/config/env.server'
import { type Db, inTransaction, openPool } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { programOf } from '@/scripts/test-program'
import type { MailTransport, NewMail } from './mail'
import { queueMail } from './queue-mail.server'
import { maxAttempts } from './retry-policy'
import { sendDueMails } from './send-due-mails.server'
import { openSmtpTransport } from './smtp-transport.server'
import { smtpAnswer, startSmtp, type TestSmtp } from './test-smtp'

const sender = 'Ingrana <noreply@ingrana.test>'
const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function smtp(faults?: Parameters<typeof startSmtp>[0]): Promise<TestSmtp & { transport: MailTransport }> {
  const server = await startSmtp(faults)
  const transport = openSmtpTransport(server.url, sender, { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 })
  open.push(transport, server)
  return { ...server, transport }
}

const mailTo = (to: string, changes: Partial<NewMail> = {}): NewMail => ({
  kind: 'test',
  to,
  subject: 'È arrivato il tuo codice',
  text: 'Perché no?\n',
  html: '<p>Perch&eacute; no?</p>',
  ...changes,
})

type Row = {
  recipient: string
  attempts: number
  isSent: boolean
  isDead: boolean
  bodyText: string
  bodyHtml: string
  lastError: string | null
  waits: boolean
}
const rows = (db: Db) =>
  db<
    Row[]
  >`select *, next_attempt_at > now() as waits, sent_at is not null as is_sent, failed_at is not null as is_dead from outbox_mail order by id`
const makeDue = (db: Db) => db`update outbox_mail set next_attempt_at = now()`

/** An outbox of this test alone, under the same name. */
function withOutbox(check: (db: Db) => Promise<void>) {
  return withRollback(async (db) => {
    await db`create temp table outbox_mail (like public.outbox_mail including all) on commit drop`
    await check(db)
  })
}

describe('the answer of the mail server decides what becomes of a mail', () => {
  test(
    'taken: sent once, from our sender to one recipient, and its text is forgotten',
    withOutbox(async (db) => {
      const { transport, received } = await smtp()
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 1, postponed: 0, dead: 0 })
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 0, dead: 0 })
      expect(received).toEqual([expect.objectContaining({ from: 'noreply@ingrana.test', to: ['anna@esempio.it'] })])
      expect(received[0]?.source).toContain('multipart/alternative')
      expect(received[0]?.source).toMatch(/^Subject: =\?UTF-8\?/m)
      expect(await rows(db)).toMatchObject([{ isSent: true, isDead: false, bodyText: '', bodyHtml: '' }])
    }),
  )

  test(
    'a mail with an unsubscribe address names it for one POST (RFC 8058); others name none',
    withOutbox(async (db) => {
      const { transport, received } = await smtp()
      const unsubscribeUrl = 'https://sito.test/api/v1/price-drop-mails/stop?codice=segreto'
      await queueMail(db, mailTo('anna@esempio.it', { unsubscribeUrl }))
      await queueMail(db, mailTo('bruno@esempio.it'))
      await sendDueMails(db, transport)
      const [ended, other] = received.map(({ source }) => source.replace(/\r\n[ \t]+/g, ' '))
      expect(ended).toContain(`\nList-Unsubscribe: <${unsubscribeUrl}>`)
      expect(ended).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
      expect(other).not.toMatch(/^List-/m)
      expect(await db`select 1 from outbox_mail where unsubscribe_url is not null`).toHaveLength(0)
    }),
  )

  test(
    '«550 no such mailbox»: a dead letter at once, and the next mail still leaves',
    withOutbox(async (db) => {
      const { transport, received } = await smtp({
        onRcptTo: (to, _session, answer) => answer(to.address.startsWith('nessuno') ? smtpAnswer(550, 'no such mailbox') : null),
      })
      await queueMail(db, mailTo('nessuno@esempio.it'))
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 1, postponed: 0, dead: 1 })
      expect(received.map((mail) => mail.to)).toEqual([['anna@esempio.it']])
      const [dead] = await rows(db)
      expect(dead).toMatchObject({ isDead: true, isSent: false, bodyText: '', bodyHtml: '' })
      expect(dead?.lastError).toContain('no such mailbox')
    }),
  )

  test(
    '«451 try later»: postponed, and sent at the next attempt',
    withOutbox(async (db) => {
      let busy = true
      const { transport, received } = await smtp({
        onMailFrom: (_from, _session, answer) => answer(busy ? smtpAnswer(451, 'try later') : null),
      })
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 1, dead: 0 })
      expect(await rows(db)).toMatchObject([{ attempts: 1, waits: true, isSent: false, isDead: false }])
      busy = false
      expect(await sendDueMails(db, transport), 'not before its time').toEqual({ sent: 0, postponed: 0, dead: 0 })
      await makeDue(db)
      expect(await sendDueMails(db, transport)).toEqual({ sent: 1, postponed: 0, dead: 0 })
      expect(received).toHaveLength(1)
    }),
  )

  test(
    "a wrong password for the server is our fault, not the mail's: nothing is given up",
    withOutbox(async (db) => {
      const server = await startSmtp({
        authOptional: false,
        onAuth: (_auth, _session, answer) => answer(smtpAnswer(535, 'wrong password')),
      })
      const transport = openSmtpTransport(server.url.replace('smtp://', 'smtp://user:wrong@'), sender)
      open.push(transport, server)
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 1, dead: 0 })
    }),
  )

  test(
    'down: one attempt, the others wait without one, and all leave when it is up again',
    withOutbox(async (db) => {
      const server = await startSmtp()
      const transport = openSmtpTransport(server.url, sender)
      open.push(transport)
      await server.close()
      for (const name of ['anna', 'bruno', 'carla']) await queueMail(db, mailTo(`${name}@esempio.it`))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 1, dead: 0 })
      expect((await rows(db)).map((row) => row.attempts)).toEqual([1, 0, 0])
      await makeDue(db)
      const up = await smtp()
      expect(await sendDueMails(db, up.transport)).toMatchObject({ sent: 3 })
      expect(up.received.flatMap((mail) => mail.to).sort()).toEqual(['anna@esempio.it', 'bruno@esempio.it', 'carla@esempio.it'])
    }),
  )

  test(
    'silent: given up after the timeout and tried again later',
    withOutbox(async (db) => {
      const { transport } = await smtp({ onConnect: () => {} })
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 1, dead: 0 })
    }),
  )

  test(
    'the line breaks after the text: tried again with the same Message-ID, so the recipient can tell',
    withOutbox(async (db) => {
      const sources: string[] = []
      let breaks = true
      const server = await smtp({
        onData(stream, _session, answer) {
          let source = ''
          stream.on('data', (part: Buffer) => (source += part.toString()))
          stream.on('end', () => {
            sources.push(source)
            if (breaks) server.hangUp()
            else answer()
          })
        },
      })
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, server.transport)).toEqual({ sent: 0, postponed: 1, dead: 0 })
      breaks = false
      await makeDue(db)
      expect(await sendDueMails(db, server.transport)).toEqual({ sent: 1, postponed: 0, dead: 0 })
      const ids = sources.map((source) => /^Message-ID: (<.+>)$/im.exec(source)?.[1])
      expect(ids).toHaveLength(2)
      expect(ids[0]).toBe(ids[1])
      expect(ids[0]).toMatch(/^<[\w-]+@\S+>$/)
    }),
  )

  test(
    'silent after the text: given up after the timeout, and sent once more with the same Message-ID',
    withOutbox(async (db) => {
      const sources: string[] = []
      let isSilent = true
      const { transport } = await smtp({
        onData(stream, _session, answer) {
          let source = ''
          stream.on('data', (part: Buffer) => (source += part.toString()))
          stream.on('end', () => {
            sources.push(source)
            if (!isSilent) answer()
          })
        },
      })
      await queueMail(db, mailTo('anna@esempio.it'))
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 1, dead: 0 })
      isSilent = false
      await makeDue(db)
      expect(await sendDueMails(db, transport)).toEqual({ sent: 1, postponed: 0, dead: 0 })
      expect(new Set(sources.map((source) => /^Message-ID: (<.+>)$/im.exec(source)?.[1])).size).toBe(1)
      expect(sources).toHaveLength(2)
    }),
  )

  test(
    'refused for now again and again: a dead letter in the end',
    withOutbox(async (db) => {
      const { transport } = await smtp({ onMailFrom: (_from, _session, answer) => answer(smtpAnswer(451, 'try later')) })
      await queueMail(db, mailTo('anna@esempio.it'))
      await db`update outbox_mail set attempts = ${maxAttempts - 1}`
      expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 0, dead: 1 })
    }),
  )
})

describe('two senders, and a sender that dies', () => {
  const schema = `mail_test_${process.pid}`
  const databaseUrl = () => {
    const url = new URL(env().databaseUrl)
    url.searchParams.set('search_path', schema)
    return url.href
  }
  const pool = () => {
    const db = openPool(databaseUrl(), 4)
    open.push({ close: () => db.end() })
    return db
  }
  beforeAll(async () => {
    const db = openPool(env().databaseUrl, 1)
    await db`drop schema if exists ${db(schema)} cascade`
    await db`create schema ${db(schema)}`
    await db`create table ${db(schema)}.outbox_mail (like public.outbox_mail including all)`
    await db.end()
    return async () => {
      const again = openPool(env().databaseUrl, 1)
      await again`drop schema ${again(schema)} cascade`
      await again.end()
    }
  })

  test('two senders at the same time send each mail once', async () => {
    const db = pool()
    const { transport, received } = await smtp()
    for (let number = 0; number < 40; number++) await queueMail(db, mailTo(`persona${number}@esempio.it`))
    const reports = await Promise.all([sendDueMails(db, transport), sendDueMails(db, transport), sendDueMails(db, transport)])
    expect(reports.reduce((sum, report) => sum + report.sent, 0)).toBe(40)
    expect(new Set(received.flatMap((mail) => mail.to)).size).toBe(40)
    expect(received).toHaveLength(40)
    await db`delete from outbox_mail`
  })

  test('a mail that a dying sender had taken is free again after two minutes', async () => {
    const db = pool()
    await queueMail(db, mailTo('anna@esempio.it'))
    const { transport, received } = await smtp()
    const stuck = sendDueMails(db, { deliver: () => new Promise(() => {}), close: () => {} })
    await expect.poll(async () => (await rows(db))[0]?.attempts).toBe(1)
    expect(await sendDueMails(db, transport), 'taken').toEqual({ sent: 0, postponed: 0, dead: 0 })
    const [row] = await db<{ seconds: number }[]>`select extract(epoch from next_attempt_at - now())::int as seconds from outbox_mail`
    expect(row?.seconds).toBeGreaterThan(60)
    expect(row?.seconds).toBeLessThanOrEqual(120)
    await makeDue(db)
    expect(await sendDueMails(db, transport)).toMatchObject({ sent: 1 })
    expect(received).toHaveLength(1)
    void stuck
    await db`delete from outbox_mail`
  })

  test('kill -9 before the answer to a mail was heard: sent once more with the same Message-ID', async () => {
    const db = pool()
    const sources: string[] = []
    let take = () => {}
    const isTaken = new Promise<void>((resolve) => (take = resolve))
    const { url, transport } = await smtp({
      onData(stream, _session, answer) {
        let source = ''
        stream.on('data', (part: Buffer) => (source += part.toString()))
        stream.on('end', () => {
          sources.push(source)
          if (sources.length > 1) answer()
          else take()
        })
      },
    })
    await inTransaction(db, (inner) => queueMail(inner, mailTo('anna@esempio.it')))
    const child = spawn(process.execPath, [programOf('lib/kernel/mail/test-sender.ts'), databaseUrl(), url], {
      env: environmentWith({}),
      stdio: 'inherit',
    })
    await isTaken
    child.kill('SIGKILL')
    await once(child, 'close')
    await makeDue(db)
    expect(await sendDueMails(db, transport)).toEqual({ sent: 1, postponed: 0, dead: 0 })
    await makeDue(db)
    expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 0, dead: 0 })
    const ids = sources.map((source) => /^Message-ID: (<.+>)$/im.exec(source)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    await db`delete from outbox_mail`
  })

  test('a mail of a transaction that fails is never sent', async () => {
    const db = pool()
    const { transport, received } = await smtp()
    await inTransaction(db, async (inner) => {
      await queueMail(inner, mailTo('anna@esempio.it'))
      throw new Error('the use case failed')
    }).catch(() => {})
    expect(await sendDueMails(db, transport)).toEqual({ sent: 0, postponed: 0, dead: 0 })
    expect(received).toEqual([])
  })

  test('at a stop the mail under way is sent to its end and no other is taken', async () => {
    const db = pool()
    const stop = new AbortController()
    const { transport, received } = await smtp()
    for (const name of ['anna', 'bruno']) await queueMail(db, mailTo(`${name}@esempio.it`))
    const stopping: MailTransport = { deliver: (mail) => (stop.abort(), transport.deliver(mail)), close: () => {} }
    expect(await sendDueMails(db, stopping, { stop: stop.signal })).toEqual({ sent: 1, postponed: 0, dead: 0 })
    expect(received).toHaveLength(1)
    expect((await rows(db)).map((row) => row.isSent)).toEqual([true, false])
    await db`delete from outbox_mail`
  })
})
