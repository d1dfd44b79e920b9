import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { type Option, Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { api, routes } from '@/lib/kernel/routes/routes'
import type { Category } from '@/lib/market/catalogue/category'
import type { ExampleValue, HomeMarket } from '@/lib/market/observatory/home-market'
import { readNamed } from '@/lib/market/search/page/api-responses'
import { valuationResultId } from '@/lib/market/valuation/valuation-form'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { enlargedPhone, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { ExampleCard } from './ExampleCard'

type Props = {
  category: Category
  loadMakes(category: Category): Promise<readonly Option[]>
  market: (HomeMarket & { example: ExampleValue }) | null
}

const gearboxChoices = [
  { value: 'manuale', label: 'Manuale' },
  { value: 'automatico', label: 'Automatico' },
  { value: '', label: 'Non lo so' },
]

const result = `${routes.valuation}#${valuationResultId}`

/** What somebody's own vehicle is worth: a GET form to the valuation. Without JavaScript make and model are chosen there; a gearbox that is not known counts as the average of all. */
export function ValuationTeaser({ category, loadMakes, market }: Props) {
  return (
    <Columns data-alone={market === null || undefined}>
      <div>
        <h2>Quanto vale {category === 'auto' ? 'la tua auto' : 'il tuo veicolo'}?</h2>
        <p>Cinque dati e lo sai. Gratis, senza lasciare la mail.</p>
        <Form action={result} method="get" aria-label="Valutazione">
          {category !== 'auto' && <input type="hidden" name="categoria" value={category} />}
          <MakeAndModel category={category} loadMakes={loadMakes} />
          <TextField name="immatricolazione" label="Immatricolazione" inputMode="numeric" placeholder="03/2019" />
          <TextField name="km" label="Chilometri" inputMode="numeric" placeholder="45.000" />
          <Gearbox>
            <legend>Cambio</legend>
            {gearboxChoices.map(({ value, label }) => (
              <label key={label}>
                <input type="radio" name="cambio" value={value} defaultChecked={value === ''} />
                <span>{label}</span>
              </label>
            ))}
          </Gearbox>
          <Button type="submit" size="lg">
            Valuta {category === 'auto' ? 'la mia auto' : 'il mio veicolo'}
          </Button>
        </Form>
      </div>
      {market && <ExampleCard market={market} />}
    </Columns>
  )
}

/** The makes come when the form is about to be seen, models with a make: their options weigh more than the rest of the page. */
function MakeAndModel({ category, loadMakes }: Pick<Props, 'category' | 'loadMakes'>) {
  const place = useRef<HTMLDivElement>(null)
  const [makes, setMakes] = useState<readonly Option[]>([])
  const [make, setMake] = useState('')
  const [models, setModels] = useState<readonly Option[]>([])
  const follow = async (chosen: string) => {
    setMake(chosen)
    setModels([])
    if (chosen === '') return
    const answer = await fetchJson(api.models(chosen, category)).catch(() => undefined)
    setModels(readNamed(answer).map(({ slug, name }) => ({ value: slug, label: name })))
  }
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void loadMakes(category).then(setMakes)
      },
      { rootMargin: '100px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [category, loadMakes])
  return (
    <>
      <div ref={place} className="needs-script">
        <Select
          name="marca"
          label="Marca"
          emptyLabel="Scegli la marca"
          options={makes}
          disabled={makes.length === 0}
          onChange={({ target }) => void follow(target.value)}
        />
      </div>
      <div className="needs-script">
        <Select
          name="modello"
          label="Modello"
          emptyLabel={make === '' ? 'Prima la marca' : 'Scegli il modello'}
          options={models}
          disabled={makes.length === 0}
        />
      </div>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 392px;
  gap: 48px;
  align-items: center;
  &[data-alone] { grid-template-columns: minmax(0, 640px); }
  h2 { margin-bottom: 8px; font-size: ${fontSize.xl4}; }
  > div:first-of-type > p { max-width: 44ch; color: ${color.textMuted}; font-size: ${fontSize.lg}; }
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; }
  ${maxWidth(800)} { &, &[data-alone] { grid-template-columns: minmax(0, 1fr); } h2 { font-size: ${fontSize.xl3}; } }
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  margin-top: 20px;
  button { grid-column: 1 / -1; justify-self: start; }
  ${maxWidth(800)} { button { width: 100%; } }
  ${enlargedPhone} { grid-template-columns: minmax(0, 1fr); }
`
const Gearbox = styled.fieldset`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  legend { margin-bottom: 6px; font-weight: 600; }
  label { position: relative; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  span { display: grid; place-items: center; min-height: 48px; padding: 4px; border: 1px solid ${color.borderControl}; background: ${color.surface}; text-align: center; }
  label + label span { border-left: 0; }
  label:first-of-type span { border-radius: ${radius.md} 0 0 ${radius.md}; }
  label:last-of-type span { border-radius: 0 ${radius.md} ${radius.md} 0; }
  input:checked + span { background: ${color.accent}; color: ${color.textInverse}; font-weight: 600; }
  input:focus-visible + span { outline: 3px solid ${color.focus}; outline-offset: 2px; z-index: 1; }
  ${enlargedPhone} { grid-template-columns: minmax(0, 1fr); label + label span { border: 1px solid ${color.borderControl}; border-top: 0; } }
`
