import { island } from '@/components/shell/island'
import { ComparisonScreen } from './ComparisonScreen'

export const LazyComparisonScreen = island({
  serverComponent: typeof window === 'undefined' ? ComparisonScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ComparisonScreen')).ComparisonScreen,
  place: 'main',
})
