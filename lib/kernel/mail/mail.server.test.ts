import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { isSingleAddress, oneLine } from './mail'
import { actionButton, paragraph, quotation, smallPrint } from './mail-components'
import { renderMail } from './mail-layout'
import { maskEmail } from './mask-email'
import { queueMail } from './queue-mail.server'
import { maxAttempts, retryDelayMs } from './retry-policy'

test('text in a mail never becomes markup', () => {
  const { html } = renderMail(
    {
      subject: '<b>"x"',
      body: [
        paragraph("<script>alert('1')</script>"),
        quotation('<b>a'),
        actionButton('<i>', 'https://a.test/?a=1&b="'),
        smallPrint('<b>c'),
      ],
    },
    'https://a.test',
  )
  expect(html).not.toMatch(/<script|<i>|<b>|b="/)
})

test.each([
  { text: 'anna@esempio.it', single: true },
  { text: 'anna+auto@sotto.esempio.it', single: true },
  { text: 'perché@esempio.it', single: true },
  { text: 'a@b.it, c@d.it', single: false },
  { text: 'a@b.it;c@d.it', single: false },
  { text: 'a@b.it\r\nBcc: c@d.it', single: false },
  { text: 'a@b.it\u2028c', single: false },
  { text: 'a\u202eb@c.it', single: false },
  { text: '"a" <b@c.it>', single: false },
  { text: 'a@b@c.it', single: false },
  { text: 'a@b.it ', single: false },
  { text: 'gruppo:a@b.it;', single: false },
  { text: '', single: false },
  { text: `${'a'.repeat(250)}@b.it`, single: false },
])('«$text» is a single e-mail address: $single', ({ text, single }) => {
  expect(isSingleAddress(text)).toBe(single)
})

test(
  'a mail to anything but one address is refused, and a subject is one line',
  withRollback(async (db) => {
    await expect(queueMail(db, { kind: 'test', to: 'a@b.it\nBcc: c@d.it', subject: '', text: '', html: '' })).rejects.toMatchObject({
      code: 'invalid',
    })
    await queueMail(db, { kind: 'test', to: 'una-riga@esempio.it', subject: 'Uno\r\nBcc: c@d.it', text: '', html: '' })
    expect(await db`select subject from outbox_mail where recipient = 'una-riga@esempio.it'`).toMatchObject([
      { subject: 'Uno Bcc: c@d.it' },
    ])
    expect(oneLine(' a\u2029b\u0000\tc ')).toBe('a b c')
  }),
)

test.each([
  { failed: 1, seconds: 30 },
  { failed: 2, seconds: 60 },
  { failed: 7, seconds: 1_920 },
  { failed: 8, seconds: 3_600 },
  { failed: maxAttempts, seconds: 3_600 },
])('after $failed failed attempts the next attempt waits $seconds seconds', ({ failed, seconds }) => {
  expect(retryDelayMs(failed)).toBe(seconds * 1_000)
})

test.each([
  ['francesca@gmail.it', 'f•••@g•••.it'],
  ['a@b.co.uk', 'a•••@b•••.uk'],
  ['Ugo.rossi+auto@posta.salone.example', 'U•••@p•••.example'],
])('the address %s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
