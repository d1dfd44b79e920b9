import { lazyPart } from '@/components/shell/lazy-part'
import { AdScreen } from './AdScreen'

export const LazyAdScreen = lazyPart({
  drawn: typeof window === 'undefined' ? AdScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./AdScreen')).AdScreen,
  place: 'main',
})
