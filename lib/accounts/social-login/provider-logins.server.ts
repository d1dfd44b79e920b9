import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { facebookDialogUrl } from './facebook-dialog'
import { identifyWithFacebook } from './facebook-identity.server'
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

type FacebookSettings = { appId: string; appSecret: string; dialogUrl: string; graphUrl: string; apiVersion: string }

/** The login through Facebook, or through whatever speaks its dialog and its Graph API. */
export function facebookLogin(provider: Pick<ProviderLogin, 'key' | 'label' | 'vendor'>, settings: FacebookSettings): ProviderLogin {
  return {
    ...provider,
    dialogUrl: (siteUrl, state) => facebookDialogUrl(provider.key, settings, siteUrl, state),
    identify: (token, now) => identifyWithFacebook(provider.label, token, settings, now),
  }
}
