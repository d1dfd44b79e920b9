import { newEmail, testPassword as password } from '@/e2e/accounts'
import { asForm } from '@/e2e/http-client'
import { begin, contacts, fillIn, send } from '@/e2e/seller'
import { codeInLastMail } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

test('from the mail to the draft one was writing there are two taps and no password, on another device too', async ({ visitor, db }) => {
  const [seller, phone, email] = [visitor(), visitor(), newEmail()]
  const id = await begin(seller)
  await fillIn(db, seller, id)
  const login = await send(db, seller, id, 'pubblica', contacts)
  const after = `dopo=${encodeURIComponent(`/vendi/${id}/pubblica`)}`
  expect(login).toBe(`/accedi?${after}`)
  const registration = `/registrati?${after}`
  expect((await seller.get(login ?? '')).body).toContain(`href="${registration}"`)
  expect((await seller.get(registration)).body).toContain(`name="dopo" value="/vendi/${id}/pubblica"`)
  await seller.postAsHuman('/registration', { displayName: 'Anna', email, password, dopo: `/vendi/${id}/pubblica` }, { headers: asForm })
  const codice = await codeInLastMail(email, 'confirm-registration')
  expect((await phone.get(`/conferma-registrazione?codice=${codice}`)).body).toContain('Poi torni al tuo annuncio')
  const { headers } = await phone.post('/registration/confirmation', { codice }, { headers: asForm })
  expect(headers.location).toBe(`/vendi/${id}/pubblica`)
  const draft = await phone.get(headers.location ?? '')
  expect([draft.status, draft.body.includes('Anna')]).toEqual([200, true])
})

test('a registration leads back to where it began, on another device too, and only to a page of ours', async ({ visitor }) => {
  const enter = async (dopo: string) => {
    const [email, first, second] = [newEmail(), visitor(), visitor()]
    await first.postAsHuman('/registration', { displayName: 'Anna', email, password, dopo })
    const codice = await codeInLastMail(email, 'confirm-registration')
    const { headers } = await second.post('/registration/confirmation', { codice }, { headers: asForm })
    return { next: headers.location, profile: (await second.get('/area-privata/il-mio-profilo')).status }
  }
  expect(await enter('/vendi?marca=fiat')).toEqual({ next: '/vendi?marca=fiat', profile: 200 })
  for (const foreign of ['https://altrove.it/', '//altrove.it', '/\\altrove.it'])
    expect(await enter(foreign), foreign).toEqual({ next: '/accedi?validate-email', profile: 200 })
})

test('the browser that registered has its mail sent again, and every browser gets the same answer', async ({ visitor }) => {
  const [first, other, email] = [visitor(), visitor(), newEmail()]
  await first.postAsHuman('/registration', { displayName: 'Anna', email, password }, { headers: asForm })
  const before = await codeInLastMail(email, 'confirm-registration')
  for (const someone of [first, other]) {
    const { status, headers } = await someone.post('/registration/confirmation', { azione: 'rimanda' }, { headers: asForm })
    expect([status, headers.location]).toEqual([303, '/conferma-registrazione'])
    expect((await someone.get('/conferma-registrazione')).body).toContain('Te ne abbiamo mandato un altro')
  }
  await expect.poll(() => codeInLastMail(email, 'confirm-registration')).not.toBe(before)
})
