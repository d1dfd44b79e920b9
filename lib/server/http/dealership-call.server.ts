import type { DealerAbility, Dealership } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import type { User } from '@/lib/accounts/users/user'
import { dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import type { Body } from './read-body.server'
import type { RequestContext } from './request-context.server'

/** The dealer that a form of the area speaks of, if its sender may do this for them. */
export async function dealershipOf(call: RequestContext, ability: DealerAbility): Promise<{ user: User; dealership: Dealership }> {
  const user = await call.requireUser()
  return { user, dealership: await requireDealership(call.db, user, slugIn(await call.rawBody()), ability) }
}

/** The page of the area that such a form stands on. */
export function areaPage(path: string): (body: Body) => string {
  return (body) => {
    const slug = slugIn(body)
    return slug === undefined ? path : dealerAreaHref(path, slug)
  }
}

function slugIn(body: Body | undefined): string | undefined {
  const slug = body?.['concessionaria']
  return typeof slug === 'string' && slug !== '' ? slug : undefined
}
