import { island } from '@/components/shell/island'
import { ArticleScreen } from './ArticleScreen'

export const LazyArticleScreen = island({
  serverComponent: typeof window === 'undefined' ? ArticleScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ArticleScreen')).ArticleScreen,
  place: 'main',
})
