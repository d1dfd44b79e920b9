import { facebookDialogUrl } from './facebook-dialog'
import { identifyWithFacebook } from './facebook-identity.server'
import type { ProviderLogin } from './provider-login'

type FacebookSettings = { appId: string; appSecret: string; dialogUrl: string; graphUrl: string; apiVersion: string }

/** The login through Facebook, or through whatever speaks its dialog and its Graph API. */
export function facebookLogin(provider: Pick<ProviderLogin, 'key' | 'label' | 'vendor'>, settings: FacebookSettings): ProviderLogin {
  return {
    ...provider,
    dialogUrl: (siteUrl, state) => facebookDialogUrl(provider.key, settings, siteUrl, state),
    identify: (token, now) => identifyWithFacebook(provider.label, token, settings, now),
  }
}
