import { lazyPart } from '@/components/shell/lazy-part'
import { MagazineScreen } from './MagazineScreen'

export const LazyMagazineScreen = lazyPart({
  drawn: typeof window === 'undefined' ? MagazineScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./MagazineScreen')).MagazineScreen,
  place: 'main',
})
