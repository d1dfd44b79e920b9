import type { EnvSettings } from '@/lib/kernel/config/settings'

/** The header by which search engines leave every answer of a trial site out, and no answer of the public one. */
export function robotsHeader(stage: EnvSettings['DEPLOY_STAGE']): [name: string, value: string][] {
  return stage === 'pro' ? [] : [['X-Robots-Tag', 'noindex']]
}
