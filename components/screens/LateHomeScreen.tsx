import { latePart } from '@/components/shell/late-part'
import { HomeScreen } from './HomeScreen'

export const LateHomeScreen = latePart({
  drawn: typeof window === 'undefined' ? HomeScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./HomeScreen')).HomeScreen,
  place: 'main',
})
