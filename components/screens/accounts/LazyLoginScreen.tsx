import { island } from '@/components/shell/island'
import { LoginScreen } from './LoginScreen'

export const LazyLoginScreen = island({
  serverComponent: typeof window === 'undefined' ? LoginScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./LoginScreen')).LoginScreen,
  place: 'main',
})
