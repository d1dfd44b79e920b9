import { lazyPart } from '@/components/shell/lazy-part'
import { ComparisonScreen } from './ComparisonScreen'

export const LazyComparisonScreen = lazyPart({
  drawn: typeof window === 'undefined' ? ComparisonScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ComparisonScreen')).ComparisonScreen,
  place: 'main',
})
