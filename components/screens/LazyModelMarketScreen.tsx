import { lazyPart } from '@/components/shell/lazy-part'
import { ModelMarketScreen } from './ModelMarketScreen'

export const LazyModelMarketScreen = lazyPart({
  drawn: typeof window === 'undefined' ? ModelMarketScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ModelMarketScreen')).ModelMarketScreen,
  place: 'main',
})
