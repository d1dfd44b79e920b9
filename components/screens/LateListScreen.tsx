import { latePart } from '@/components/shell/late-part'
import { ListScreen } from './ListScreen'

export const LateListScreen = latePart({
  drawn: typeof window === 'undefined' ? ListScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./ListScreen')).ListScreen,
  place: 'main',
})
