import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { facebookLogin } from './facebook-login.server'
import { isProvider, type ProviderKey, providerKeys, providers } from './provider'
import type { ProviderLogin } from './provider-login'

const logins: Record<ProviderKey, () => ProviderLogin> = {
  facebook: () => facebookLogin({ key: 'facebook', ...providers.facebook }, env().facebook),
}

/** How people log in through the provider with this key, which came from outside. */
export function providerLogin(key: string): ProviderLogin {
  if (!isProvider(key)) throw new AppError('notFound')
  return logins[key]()
}

export function allProviderLogins(): ProviderLogin[] {
  return providerKeys.map(providerLogin)
}
