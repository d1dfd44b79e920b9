import { lazyPart } from '@/components/shell/lazy-part'
import { pageElement } from '@/lib/kernel/framework/next-names.mjs'
import { SiteScreen } from './SiteScreen'

export const LazySiteScreen = lazyPart({
  drawn: typeof window === 'undefined' ? SiteScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./SiteScreen')).SiteScreen,
  place: pageElement,
})
