import { safePath } from '@/lib/kernel/routes/after-login'
import { routes } from '@/lib/kernel/routes/routes'

/** The login page, still knowing where the visitor wanted to go. */
export function backToLogin(body: Record<string, unknown>): string {
  const target = safePath(body['dopo'])
  return target === undefined ? routes.login : `${routes.login}?dopo=${encodeURIComponent(target)}`
}
