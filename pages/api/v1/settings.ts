import type { BrowserSettings } from '@/lib/kernel/config/browser-settings'
import { env } from '@/lib/kernel/config/env.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** Public on purpose: the server settings that every browser may read. */
export default api({
  async GET({ response }): Promise<BrowserSettings> {
    const { deployStage, botCheck, sentryDsn, experiments, collector, eventLogUrl, tracking } = env()
    response.setHeader('Cache-Control', 'public, max-age=300')
    return {
      stage: deployStage,
      botCheckSiteKey: botCheck.siteKey,
      botCheckScriptUrl: botCheck.scriptUrl,
      errorReportingDsn: sentryDsn ?? '',
      experimentsTenant: experiments.tenant ?? '',
      experimentsApplicationId: experiments.applicationId ?? '',
      collectorUrl: collector.url,
      eventLogUrl: eventLogUrl ?? '',
      trackingProviderId: collector.providerId,
      trackingCampaignType: tracking.campaignType,
      trackingActorPrefix: tracking.actorPrefix,
      trackingSchemaUrl: tracking.schemaUrl,
      trackingBatchSize: String(tracking.batchSize),
      trackingFlushIntervalMs: String(tracking.flushIntervalMs),
    }
  },
})
