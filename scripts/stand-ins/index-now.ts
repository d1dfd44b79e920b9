import { array, object, string } from 'yup'
import { json, type StandIn } from './stand-in-server'

const notification = object({
  host: string().required(),
  key: string()
    .matches(/^[a-z\d-]{8,128}$/i)
    .required(),
  keyLocation: string().url().required(),
  urlList: array(string().required()).min(1).max(10_000).required(),
})

/** Accepts notifications of changed pages like indexnow.org, only for pages of the named host. It stores nothing. */
export function indexNow(): StandIn {
  return async ({ path, method, text }) => {
    if (path !== '/indexnow') return undefined
    if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } }
    const notified = await notification.validate(parsed(text), { strict: true }).catch(() => undefined)
    if (!notified) return { status: 400 }
    const isForeign = [notified.keyLocation, ...notified.urlList].some((url) => !URL.canParse(url) || new URL(url).host !== notified.host)
    return isForeign ? { status: 422 } : json({ received: notified.urlList.length }, 202)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
