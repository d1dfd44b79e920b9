import { asForm, type HttpClient } from '@/e2e/http-client'
import { standInsUrl } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'
import { phoneApi, phonePath } from '@/lib/kernel/routes/account-paths'
import { addTestAd } from '@/lib/market/ads/test-ad'

let serial = 0
const freshMobile = () => `333${String(process.pid % 1_000).padStart(3, '0')}${String(1_000 + ++serial)}`

/** The code in the last message to a number, as its owner reads it. */
async function codeTo(mobile: string): Promise<string> {
  const text = await (await fetch(`${standInsUrl()}/sms.json?a=%2B39${mobile}`)).text()
  return /"text":"(\d{6})/.exec(text)?.[1] ?? ''
}

const press = async (visitor: HttpClient, fields: Record<string, string>) => {
  const answer = await visitor.post(phoneApi, fields, { headers: asForm })
  expect([answer.status, answer.headers.location]).toEqual([303, phonePath])
  return (await visitor.get(phonePath)).body
}

test('a telephone is verified without JavaScript, and the ad with that number says so', async ({ loggedIn, visitor: stranger, db }) => {
  const { visitor, email } = await loggedIn()
  const mobile = freshMobile()
  const [user] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const adId = await addTestAd(db, {
    ...{ ownerId: user?.id ?? 0, contactEmail: email, contactPhone: mobile, publishedAt: new Date(), sellerType: 'privato' },
  })
  const ad = async () => (await stranger().get(`/annuncio/fiat-panda-${adId}`)).body
  expect(await ad()).not.toContain('Telefono verificato')

  expect(await press(visitor, { azione: 'manda', telefono: '02 1234567' })).toMatch(/value="02 1234567"[\s\S]*solo a cellulari italiani/)
  expect(await press(visitor, { azione: 'manda', telefono: mobile })).toContain('Codice inviato a')
  expect(await press(visitor, { azione: 'manda', telefono: mobile })).toContain('aspetta un minuto')
  const code = await codeTo(mobile)
  expect(await press(visitor, { azione: 'conferma', codice: code === '000000' ? '000001' : '000000' })).toContain('Il codice non è giusto')
  expect(await press(visitor, { azione: 'conferma', codice: code })).toContain('Telefono verificato.')
  expect((await visitor.get('/area-privata/il-mio-profilo')).body).toContain('Telefono verificato')
  await expect.poll(ad).toContain('Telefono verificato')

  expect(await press(visitor, { azione: 'togli' })).toContain('non è più verificato')
  await expect.poll(ad).not.toContain('Telefono verificato')
})
