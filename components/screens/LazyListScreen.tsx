import { lazyPart } from '@/components/shell/lazy-part'
import { ListScreen } from './ListScreen'

export const LazyListScreen = lazyPart({
  drawn: typeof window === 'undefined' ? ListScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ListScreen')).ListScreen,
  place: 'main',
})
