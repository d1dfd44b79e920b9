import { emailKey } from '@/lib/accounts/users/user'
import { signed } from '@/lib/kernel/tokens/installation-secret.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'

/**
 * A browser in which somebody has logged in before is known by a cookie: a random id, and a mark for each account, `id.mark.mark`. A person who locks an
 * account by wrong passwords has no such cookie, so its owner still gets in. It opens nothing by itself, and only we can write a mark.
 */
const maxAccounts = 4
const cookiePattern = /^([\w-]{43})((?:\.[\w-]{22}){1,4})$/

type Device = { id: string; marks: string[] }

/** The id of the device that this cookie shows, if the account has been logged in to from there. */
export async function knownDevice(cookie: string | undefined, email: string): Promise<string | undefined> {
  const device = readDevice(cookie)
  return device?.marks.includes(await markOf(device.id, email)) ? device.id : undefined
}

/** The cookie after a login to this account. The accounts that were used last stay known. */
export async function deviceCookieAfterLogin(cookie: string | undefined, email: string): Promise<string> {
  const { id, marks } = readDevice(cookie) ?? { id: randomToken(), marks: [] }
  const own = await markOf(id, email)
  return [id, own, ...marks.filter((mark) => mark !== own).slice(0, maxAccounts - 1)].join('.')
}

function readDevice(cookie = ''): Device | undefined {
  const [, id, marks] = cookiePattern.exec(cookie) ?? []
  return id === undefined || marks === undefined ? undefined : { id, marks: marks.slice(1).split('.') }
}

async function markOf(id: string, email: string): Promise<string> {
  return (await signed(`device ${id} ${emailKey(email)}`)).slice(0, 22)
}
