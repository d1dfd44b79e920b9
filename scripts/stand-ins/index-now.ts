import { array, object, string } from 'yup'
import { json, type StandIn } from './stand-in-server'

const notice = object({
  host: string().required(),
  key: string()
    .matches(/^[a-z\d-]{8,128}$/i)
    .required(),
  keyLocation: string().url().required(),
  urlList: array(string().required()).min(1).max(10_000).required(),
})

/** Takes what search engines are told of changed pages, as indexnow.org does; only pages of the host that is named. Nothing is kept. */
export function indexNow(): StandIn {
  return async ({ path, method, text }) => {
    if (path !== '/indexnow') return undefined
    if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
    const told = await notice.validate(parsed(text), { strict: true }).catch(() => undefined)
    if (!told) return { status: 400 }
    const isForeign = [told.keyLocation, ...told.urlList].some((url) => !URL.canParse(url) || new URL(url).host !== told.host)
    return isForeign ? { status: 422 } : json({ told: told.urlList.length }, 202)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
