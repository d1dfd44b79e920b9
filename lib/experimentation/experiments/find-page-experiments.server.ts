import type { IncomingHttpHeaders } from 'node:http'
import type { GetServerSidePropsContext } from 'next'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import { env } from '@/lib/kernel/config/env.server'
import { configManager } from './datafile/open-config-manager.server'
import type { PageExperiments } from './page-experiments'
import { previewIn } from './preview-address'
import { resolvePageExperiments } from './resolve-page-experiments'
import type { Account } from './segments'

/** Decides with the configuration at hand: no page waits for one. */
export function findPageExperiments({ req, resolvedUrl }: GetServerSidePropsContext, account: Account): PageExperiments | null {
  const userAgent = req.headers['user-agent']
  return resolvePageExperiments(
    {
      cookies: req.cookies,
      userAgent,
      deviceType: deviceTypeOf(userAgent),
      preview: previewIn(resolvedUrl),
      address: resolvedUrl,
      isLanding: comesFromElsewhere(req.headers),
      account,
    },
    () => configManager()?.config,
  )
}

/** Whether no page of ours has led here. */
export function comesFromElsewhere({ referer }: IncomingHttpHeaders): boolean {
  const { siteUrl } = env()
  return referer !== siteUrl && referer?.startsWith(`${siteUrl}/`) !== true
}
