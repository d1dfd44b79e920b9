import { describe, expect, test } from 'vitest'
import { env } from '@/lib/config/env.server'
import { withRollback } from '@/lib/db/test-db.server'
import { accountDeletedMail, alreadyRegisteredMail, confirmEmailChangeMail, confirmRegistrationMail, emailChangeNoticeMail, passwordChangedMail, recoveryMail } from './account-mails.server'
import { isSingleAddress, oneLine } from './mail'
import { layOut } from './mail-layout'
import { queueMail } from './queue-mail.server'
import { mostAttempts, waitAfter } from './retry-rule'

const [to, code] = ['anna@esempio.it', 'codice-1_A']
const all = [
  { mail: confirmRegistrationMail({ to, code }), path: `/conferma-registrazione?codice=${code}` },
  { mail: alreadyRegisteredMail({ to }), path: '/accedi' },
  { mail: recoveryMail({ to, code }), path: `/nuova-password?codice=${code}` },
  { mail: passwordChangedMail({ to }), path: '/password-dimenticata' },
  { mail: confirmEmailChangeMail({ to, code }), path: `/conferma-email?codice=${code}` },
  { mail: emailChangeNoticeMail({ to, newEmail: 'segreta@altrove.it' }), path: '/password-dimenticata' },
  { mail: accountDeletedMail({ to }), path: '' },
]

describe.each(all.map((one) => ({ ...one, kind: one.mail.kind })))('the mail $kind', ({ mail, path }) => {
  test('says the same in text and HTML, with links to the configured site only', () => {
    const site = new URL(env().siteUrl).origin
    expect(mail.text).toContain(`${env().siteUrl.replace(/\/$/, '')}${path}`)
    expect(mail.html).toContain(`href="${env().siteUrl.replace(/\/$/, '')}${path}`)
    for (const [address] of `${mail.text}${mail.html}`.matchAll(/https?:\/\/[^\s"<]+/g)) expect(new URL(address).origin).toBe(site)
  })

  test('needs nothing from elsewhere: no picture, script or style sheet', () => {
    expect(mail.html).toContain('<html lang="it">')
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import/i)
  })
})

test('the old address is told of a change without the whole new one', () => {
  expect(emailChangeNoticeMail({ to, newEmail: 'segreta@altrove.it' }).text).toContain('s•••@altrove.it')
})

test('text never becomes markup', () => {
  const { html } = layOut({ subject: '<b>"x"', paragraphs: ["<script>alert('1')</script>"], action: { label: '<i>', url: 'https://a.test/?a=1&b="' } }, 'https://a.test')
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
])('$text is one address: $single', ({ text, single }) => {
  expect(isSingleAddress(text)).toBe(single)
})

test('a mail to anything but one address is refused, and a subject is one line', withRollback(async (db) => {
  await expect(queueMail(db, { kind: 'test', to: 'a@b.it\nBcc: c@d.it', subject: '', text: '', html: '' })).rejects.toMatchObject({ code: 'invalid' })
  await queueMail(db, { kind: 'test', to: 'una-riga@esempio.it', subject: 'Uno\r\nBcc: c@d.it', text: '', html: '' })
  expect(await db`select subject from outbox_mail where recipient = 'una-riga@esempio.it'`).toMatchObject([{ subject: 'Uno Bcc: c@d.it' }])
  expect(oneLine(' a\u2029b\u0000\tc ')).toBe('a b c')
}))

test.each([
  { failed: 1, seconds: 30 },
  { failed: 2, seconds: 60 },
  { failed: 7, seconds: 1_920 },
  { failed: 8, seconds: 3_600 },
  { failed: mostAttempts, seconds: 3_600 },
])('after $failed failed attempts the next one waits $seconds seconds', ({ failed, seconds }) => {
  expect(waitAfter(failed)).toBe(seconds * 1_000)
})
