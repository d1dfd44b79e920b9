import { describe, expect, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { durationText } from '@/lib/kernel/italian/duration-text'
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  confirmEmailChangeMail,
  confirmRegistrationMail,
  emailChangeNoticeMail,
  passwordChangedMail,
  recoveryMail,
} from './account-mails.server'
import { addTestUser } from './test-user'
import { issueToken } from './token.server'

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

test('the mail to the old address does not show the whole new one', () => {
  expect(emailChangeNoticeMail({ to, newEmail: 'segreta@altrove.it' }).text).toContain('s•••@a•••.it')
})

test.each([
  { kind: 'confirmation', mail: confirmRegistrationMail({ to, code }) },
  { kind: 'recovery', mail: recoveryMail({ to, code }) },
  { kind: 'email_change', mail: confirmEmailChangeMail({ to, code }) },
] as const)('the mail with the code of a $kind says for how long it is good', ({ kind, mail }) =>
  withRollback(async (db) => {
    const { id } = await addTestUser(db)
    await issueToken(db, id, kind)
    const [token] = await db<
      { hours: number }[]
    >`select extract(epoch from expires_at - now())::int / 3600 as hours from user_token where user_id = ${id}`
    for (const text of [mail.text, mail.html]) expect(text).toContain(`una volta sola e per ${durationText(token?.hours ?? 0, 'hour')}.`)
  })(),
)
