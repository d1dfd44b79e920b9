import { lazyPart } from '@/components/shell/lazy-part'
import { ArticleScreen } from './ArticleScreen'

export const LazyArticleScreen = lazyPart({
  drawn: typeof window === 'undefined' ? ArticleScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ArticleScreen')).ArticleScreen,
  place: 'main',
})
