import { lazyPart } from '@/components/shell/lazy-part'
import { LoginScreen } from './LoginScreen'

export const LazyLoginScreen = lazyPart({
  drawn: typeof window === 'undefined' ? LoginScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./LoginScreen')).LoginScreen,
  place: 'main',
})
