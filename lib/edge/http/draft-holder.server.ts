import { env } from '@/lib/kernel/config/env.server'
import type { DraftHolder } from '@/lib/people/selling/draft-access.server'
import { isRandomToken, readCookie } from '@/lib/people/sessions/session-cookie.server'
import type { RequestContext } from './request-context.server'

/** Whose drafts this request may see: the account's that is logged in, and those begun in this browser. */
export async function draftHolder({ request, findSession }: RequestContext): Promise<DraftHolder> {
  const key = readCookie(request.cookies, 'draft', env().siteUrl)
  return { userId: (await findSession())?.user.id, key: isRandomToken(key) ? key : undefined }
}
