import { island } from '@/components/shell/island'
import { AdScreen } from './AdScreen'

export const LazyAdScreen = island({
  serverComponent: typeof window === 'undefined' ? AdScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./AdScreen')).AdScreen,
  place: 'main',
})
