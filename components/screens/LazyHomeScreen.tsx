import { island } from '@/components/shell/island'
import { HomeScreen } from './HomeScreen'

export const LazyHomeScreen = island({
  serverComponent: typeof window === 'undefined' ? HomeScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./HomeScreen')).HomeScreen,
  place: 'main',
})
