import { latePart } from '@/components/shell/late-part'
import { SiteScreen } from './SiteScreen'

export const LateSiteScreen = latePart({
  drawn: typeof window === 'undefined' ? SiteScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./SiteScreen')).SiteScreen,
  place: '__next',
})
