type FacebookDialogSettings = { appId: string; dialogUrl: string; apiVersion: string }

/** Facebook's authorization dialog, where the browser is sent. The token comes back behind a `#`, which browsers keep from servers. */
export function facebookDialogUrl(
  provider: string,
  { appId, dialogUrl, apiVersion }: FacebookDialogSettings,
  siteUrl: string,
  state: string,
): string {
  const url = new URL(`${dialogUrl.replace(/\/$/, '')}/${apiVersion}/dialog/oauth`)
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: `${siteUrl.replace(/\/$/, '')}/identityprovider/${provider}`,
    state,
    scope: 'public_profile,email',
    response_type: 'token',
  }).toString()
  return url.href
}
