import { latePart } from '@/components/shell/late-part'
import { AdScreen } from './AdScreen'

export const LateAdScreen = latePart({
  drawn: typeof window === 'undefined' ? AdScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./AdScreen')).AdScreen,
  place: 'main',
})
