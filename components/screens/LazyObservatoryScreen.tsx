import { island } from '@/components/shell/island'
import { ObservatoryScreen } from './ObservatoryScreen'

export const LazyObservatoryScreen = island({
  serverComponent: typeof window === 'undefined' ? ObservatoryScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ObservatoryScreen')).ObservatoryScreen,
  place: 'main',
})
