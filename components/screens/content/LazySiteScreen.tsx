import { island } from '@/components/shell/island'
import { pageElement } from '@/lib/kernel/framework/next-names.mjs'
import { SiteScreen } from './SiteScreen'

export const LazySiteScreen = island({
  serverComponent: typeof window === 'undefined' ? SiteScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./SiteScreen')).SiteScreen,
  place: pageElement,
})
