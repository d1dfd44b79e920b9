import { island } from '@/components/shell/island'
import { MagazineScreen } from './MagazineScreen'

export const LazyMagazineScreen = island({
  serverComponent: typeof window === 'undefined' ? MagazineScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./MagazineScreen')).MagazineScreen,
  place: 'main',
})
