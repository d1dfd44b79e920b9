/** What a provider's dialog sent the browser back with. */
export type SocialRedirectResult = { kind: 'granted'; token: string; state: string } | { kind: 'refused' } | { kind: 'nothing' }

/** A grant stands behind the `#`, a refusal in the query. */
export function readReturn({ hash, search }: { hash: string; search: string }): SocialRedirectResult {
  const [behind, query] = [new URLSearchParams(hash.replace(/^#/, '')), new URLSearchParams(search)]
  const token = behind.get('access_token')
  if (token) return { kind: 'granted', token, state: behind.get('state') ?? '' }
  return query.has('error') || behind.has('error') ? { kind: 'refused' } : { kind: 'nothing' }
}
