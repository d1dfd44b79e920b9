import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'

/** What the button that shows the number says; an experiment tries other words. */
export function PhoneWording() {
  return (
    <ExperimentsProvider at="phone_wording">
      <Words />
    </ExperimentsProvider>
  )
}

function Words() {
  const { is, text } = usePlace('phone_wording')
  return text('text', is('telefona') ? 'Telefona al venditore' : 'Mostra il numero')
}
