import { object, string } from 'yup'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import type { Trustpilot } from '@/lib/kernel/config/review-services'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'

const timeoutMs = 5_000

const tokenSchema = object({ access_token: string().required() })

/**
 * Has Trustpilot ask somebody, by mail, what they think of Ingrana. Their name and address go there, so only at their own wish, and once in thirty days.
 * A service that fails is reported as unavailable.
 */
export async function inviteToTrustpilot(db: Db, user: User, service: Trustpilot | null = env().trustpilot): Promise<void> {
  if (!service) throw new AppError('notFound', 'there is no such service here')
  await consumeRateLimit(db, rateLimits.trustpilotInvitation, String(user.id))
  const token = await tokenOf(service)
  await send(
    `${service.invitationsUrl}/v1/private/business-units/${encodeURIComponent(service.businessUnitId)}/email-invitations`,
    { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    JSON.stringify({
      type: 'email',
      locale: 'it-IT',
      referenceNumber: `account-${user.id}`,
      consumerName: user.displayName,
      consumerEmail: user.email,
      serviceReviewInvitation: {},
    }),
  )
}

async function tokenOf({ apiUrl, key, secret }: Trustpilot): Promise<string> {
  const answer = await send(
    `${apiUrl}/v1/oauth/oauth-business-users-for-applications/accesstoken`,
    {
      Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    'grant_type=client_credentials',
  )
  const answered: unknown = await answer.json().catch(() => null)
  const { access_token } = await tokenSchema.validate(answered).catch(() => {
    throw unavailable('gave no token')
  })
  return access_token
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(timeoutMs), headers, body }).catch(
    (error: unknown) => {
      throw unavailable(error instanceof Error ? error.name : 'failed')
    },
  )
  if (!answer.ok) throw unavailable(`answered ${answer.status}`)
  return answer
}

function unavailable(reason: string): AppError {
  return new AppError('unavailable', `Trustpilot: ${reason}`, {
    shownText: 'In questo momento non riusciamo a mandare l’invito. Riprova più tardi.',
  })
}
