import { safePath } from '@/lib/kernel/routes/after-login'
import { routes } from '@/lib/kernel/routes/routes'

/** The login page, still knowing where the visitor wanted to go. */
export function backToLogin(body: Record<string, unknown>): string {
  const wished = safePath(body['dopo'])
  return wished === undefined ? routes.login : `${routes.login}?dopo=${encodeURIComponent(wished)}`
}
