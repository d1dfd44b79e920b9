import { island } from '@/components/shell/island'
import { ModelMarketScreen } from './ModelMarketScreen'

export const LazyModelMarketScreen = island({
  serverComponent: typeof window === 'undefined' ? ModelMarketScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ModelMarketScreen')).ModelMarketScreen,
  place: 'main',
})
