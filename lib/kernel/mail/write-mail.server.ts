import { env } from '@/lib/kernel/config/env.server'
import type { NewMail } from './mail'
import { type MailContent, renderMail } from './mail-layout'

export function writeMail(kind: string, to: string, content: MailContent): NewMail {
  return { kind, to, ...renderMail(content, env().siteUrl) }
}

/** An address of the configured site: never of the host a request was sent to. */
export function siteLink(path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, env().siteUrl)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
