import { island } from '@/components/shell/island'
import { ListScreen } from './ListScreen'

export const LazyListScreen = island({
  serverComponent: typeof window === 'undefined' ? ListScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ListScreen')).ListScreen,
  place: 'main',
})
