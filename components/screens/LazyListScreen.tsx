import { lazyPart } from '@/components/shell/lazy-part'
import { ListScreen } from './ListScreen'

export const LazyListScreen = lazyPart({
  drawn: typeof window === 'undefined' ? ListScreen : undefined, // a build for browsers leaves it out
  load: async () => {
    const filters = import('@/lib/market/search/filters') // read as soon as they are here, in a task of their own
    const [screen] = await Promise.all([import('./ListScreen'), filters])
    return screen.ListScreen
  },
  place: 'main',
})
