import { lazyPart } from '@/components/shell/lazy-part'
import { HomeScreen } from './HomeScreen'

export const LazyHomeScreen = lazyPart({
  drawn: typeof window === 'undefined' ? HomeScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./HomeScreen')).HomeScreen,
  place: 'main',
})
