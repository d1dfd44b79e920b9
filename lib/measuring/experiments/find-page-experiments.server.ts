import type { GetServerSidePropsContext } from 'next'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { configManager } from './datafile/open-config-manager.server'
import type { PageExperiments } from './page-experiments'
import { previewIn } from './preview-address'
import { resolvePageExperiments } from './resolve-page-experiments'

/** Decides with the configuration at hand: no page waits for one. */
export function findPageExperiments({ req, resolvedUrl }: GetServerSidePropsContext): PageExperiments | null {
  const userAgent = req.headers['user-agent']
  return resolvePageExperiments(
    { cookies: req.cookies, userAgent, deviceType: deviceTypeOf(userAgent), preview: previewIn(resolvedUrl) },
    () => configManager()?.config,
  )
}
