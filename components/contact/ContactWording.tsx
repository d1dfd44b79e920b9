import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { useExperiment } from '@/lib/experimentation/experiments/use-experiment'

type Props = { length: 'long' | 'short' }

const control = { long: 'Contatta il venditore', short: 'Contatta' }
const wordings = new Map([
  ['scrivi', { long: 'Scrivi al venditore', short: 'Scrivi' }],
  ['chiedi', { long: 'Chiedi informazioni', short: 'Chiedi info' }],
])

/** What the button that opens the form says; an experiment tries other words. */
export function ContactWording(props: Props) {
  return (
    <ExperimentsProvider>
      <Words {...props} />
    </ExperimentsProvider>
  )
}

function Words({ length }: Props) {
  const { variation } = useExperiment('contact_wording')
  return (wordings.get(variation ?? '') ?? control)[length]
}
