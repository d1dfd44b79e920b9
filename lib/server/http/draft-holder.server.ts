import type { DraftHolder } from '@/lib/accounts/selling/drafts/draft-access.server'
import { isRandomToken, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { env } from '@/lib/kernel/config/env.server'
import type { RequestContext } from './request-context.server'

/** The holder whose drafts a request may see: the account, or the browser that began them. */
export async function draftHolder(call: RequestContext): Promise<DraftHolder> {
  return holderOf(call.request.cookies, (await call.findSession())?.user.id)
}

export function holderOf(cookies: Partial<Record<string, string>>, userId: number | undefined): DraftHolder {
  const key = readCookie(cookies, 'draft', env().siteUrl)
  return { userId, key: isRandomToken(key) ? key : undefined }
}
