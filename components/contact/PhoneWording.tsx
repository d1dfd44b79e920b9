import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { useExperiment } from '@/lib/experimentation/experiments/use-experiment'

/** What the button that shows the number says; an experiment tries other words. */
export function PhoneWording() {
  return (
    <ExperimentsProvider>
      <Words />
    </ExperimentsProvider>
  )
}

function Words() {
  const { variation } = useExperiment('phone_wording')
  return variation === 'telefona' ? 'Telefona al venditore' : 'Mostra il numero'
}
