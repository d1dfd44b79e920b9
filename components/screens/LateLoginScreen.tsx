import { latePart } from '@/components/shell/late-part'
import { LoginScreen } from './LoginScreen'

export const LateLoginScreen = latePart({
  drawn: typeof window === 'undefined' ? LoginScreen : undefined, // a build for browsers leaves it out
  load: async () => (await import('./LoginScreen')).LoginScreen,
  place: 'main',
})
