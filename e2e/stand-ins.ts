import { type APIRequestContext, expect, request as openContext } from '@playwright/test'
import { array, type InferType, object, string } from 'yup'
import { botCheckField } from '@/lib/accounts/bot-check/bot-check'

const mailsSchema = array(
  object({
    to: string().required(),
    subject: string().required(),
    text: string().required(),
    html: string().required(),
    messageId: string().required(),
    kind: string().required(),
    links: array(string().required()).required(),
  }),
).required()
type ReceivedMail = InferType<typeof mailsSchema>[number]

/** The stand-ins of the application under test, by default on the port after its own. */
export function standInsUrl(): string {
  const url = new URL(process.env['E2E_URL'] ?? 'http://localhost:3000')
  return process.env['E2E_STAND_INS_URL'] ?? `http://localhost:${Number(url.port) + 1}`
}

/** The mails that went to an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<ReceivedMail[]> {
  const answer: unknown = await (await request.get(`${standInsUrl()}/posta.json?a=${encodeURIComponent(address)}`)).json()
  return mailsSchema.validate(answer)
}

/** The code in the last mail of a kind to an address, as its owner reads it. The database forgets it once the mail has left. */
export async function codeInLastMail(address: string, kind: string): Promise<string> {
  const request = await openContext.newContext()
  const find = async () =>
    /codice=([\w-]+)/.exec((await mailsTo(request, address)).find((mail) => mail.kind === kind)?.text ?? '')?.[1] ?? ''
  await expect.poll(find, { timeout: 10_000 }).not.toBe('')
  const code = await find()
  await request.dispose()
  return code
}

/** The token of the bot check for a person, or for an outcome of its stand-in. */
export async function humanToken(outcome = 'umano'): Promise<string> {
  return (await fetch(`${standInsUrl()}/bot-check/token?esito=${outcome}`)).text()
}

/** Fields as a form with a bot check sends them. Each call is good for one. */
export async function asHuman<Fields extends object>(fields: Fields): Promise<Fields & Record<typeof botCheckField, string>> {
  return { ...fields, [botCheckField]: await humanToken() }
}
