import { lazyPart } from '@/components/shell/lazy-part'
import { ObservatoryScreen } from './ObservatoryScreen'

export const LazyObservatoryScreen = lazyPart({
  drawn: typeof window === 'undefined' ? ObservatoryScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ObservatoryScreen')).ObservatoryScreen,
  place: 'main',
})
