import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'

type Props = { length: 'long' | 'short' }

const control = { long: 'Contatta il venditore', short: 'Contatta' }
const write = { long: 'Scrivi al venditore', short: 'Scrivi' }
const ask = { long: 'Chiedi informazioni', short: 'Chiedi info' }

/** What the button that opens the form says; an experiment tries other words. */
export function ContactWording(props: Props) {
  return (
    <ExperimentsProvider at="contact_wording">
      <Words {...props} />
    </ExperimentsProvider>
  )
}

function Words({ length }: Props) {
  const { is, text } = usePlace('contact_wording')
  const words = is('scrivi') ? write : is('chiedi') ? ask : control
  return text(length, words[length])
}
