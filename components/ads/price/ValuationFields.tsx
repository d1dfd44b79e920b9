import styled from '@emotion/styled'
import Router from 'next/router'
import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { type Option, Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { routes } from '@/lib/kernel/routes/routes'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { fuels, gearboxes, type Vocabulary } from '@/lib/market/catalogue/vocabulary'
import { type AskedFact, seenParam } from '@/lib/market/valuation/asked-facts'
import {
  fieldId,
  type ValuationField,
  type ValuationForm,
  type ValuationOptions,
  valuationParamsOf,
  valuationResultId,
} from '@/lib/market/valuation/valuation-form'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  form: ValuationForm
  options: ValuationOptions
  /** The page that shows the answer, below the form. */
  path: typeof routes.valuation | typeof routes.sell
  /** The parameters of the valuation below: the next one names the facts added since. */
  seen: readonly AskedFact[]
}

const kinds: Readonly<Record<Category, string>> = {
  auto: 'Auto',
  'moto-e-scooter': 'Moto e scooter',
  'caravan-e-camper': 'Camper',
  'veicoli-commerciali': 'Commerciali',
}
/** What the home page asks before make and model, carried along until its fields are there. */
const carried = ['immatricolazione', 'km', 'cambio'] as const satisfies readonly ValuationField[]
/** What narrows an estimate: the first step of an ad asks it, with the versions of the model. */
const known = ['versione', 'carburante', 'cambio', 'potenza', 'provincia'] as const satisfies readonly ValuationField[]
const optionsOf = (vocabulary: Vocabulary): Option[] => Object.entries(vocabulary).map(([value, label]) => ({ value, label }))

/** One GET form that grows: the model field appears once the make is known, the rest after it. With JavaScript a choice submits by itself. */
export function ValuationFields({ form: { category, values, errors }, options: { makes, models, versions }, path, seen }: Props) {
  const isWhole = models.length > 0
  const versionsId = useId()
  const resultPath = `${path}#${valuationResultId}`
  const field = (name: ValuationField) => ({ name, id: fieldId(name), defaultValue: values[name], error: errors[name] })
  const [chosen, setChosen] = useState<string | null>(null) // until the page of that make is there
  const follow = (others: ValuationForm['values']) =>
    Router.push(`${path}?${valuationParamsOf({ category, values: others })}`, undefined, { scroll: false })
  const followMake = async ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(value)
    if (await follow({ ...values, marca: value, modello: '', versione: '' })) setChosen(null)
  }
  /** What has been typed by then goes along, and stays in its fields. */
  const followModel = ({ target: { form } }: ChangeEvent<HTMLSelectElement>) => {
    const typed = new FormData(form ?? undefined)
    const texts: Partial<ValuationForm['values']> = Object.fromEntries([...typed].filter(([, text]) => typeof text === 'string'))
    void follow({ ...values, ...texts })
  }
  const others = (
    <>
      <TextField
        label="Versione"
        isOptional
        hint="Come sul libretto o sull’annuncio, per esempio 1.0 Hybrid Lounge"
        list={versionsId}
        {...field('versione')}
      />
      <datalist id={versionsId}>
        {versions.map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
      <Select label="Carburante" emptyLabel="Non indicato" options={optionsOf(fuels)} {...field('carburante')} />
      <Select label="Cambio" emptyLabel="Non indicato" options={optionsOf(gearboxes)} {...field('cambio')} />
      <TextField label="Potenza" isOptional unit="kW" inputMode="numeric" {...field('potenza')} />
      <TextField label="Provincia" isOptional hint="Sigla o nome, per esempio MI" {...field('provincia')} />
    </>
  )
  return (
    <Form action={resultPath} method="get" aria-label="Il tuo veicolo">
      <Kinds aria-label="Che cosa vendi">
        {categorySlugs.map((slug) => (
          <a key={slug} href={slug === 'auto' ? path : `${path}?categoria=${slug}`} aria-current={slug === category ? 'true' : undefined}>
            {kinds[slug]}
          </a>
        ))}
      </Kinds>
      {category !== 'auto' && <input type="hidden" name="categoria" value={category} />}
      {!isWhole && carried.map((name) => values[name] !== '' && <input key={name} type="hidden" name={name} value={values[name]} />)}
      {seen.length > 0 && <input type="hidden" name={seenParam} value={seen.join(',')} />}
      <Select
        name="marca"
        label="Marca"
        emptyLabel="Scegli la marca"
        options={makes}
        required
        value={chosen ?? values.marca}
        onChange={(event) => void followMake(event)}
        error={errors.marca}
      />
      {isWhole && (
        <>
          <Select label="Modello" emptyLabel="Scegli il modello" options={models} required onChange={followModel} {...field('modello')} />
          <TextField label="Prima immatricolazione" hint="Mese e anno, per esempio 03/2019" required {...field('immatricolazione')} />
          <TextField label="Chilometri" unit="km" inputMode="numeric" required {...field('km')} />
          {path === routes.sell ? (
            <Fold open={known.some((name) => values[name] !== '' || errors[name] !== undefined) || undefined}>
              <summary>Versione, cambio e potenza, se li sai già</summary>
              <div>{others}</div>
            </Fold>
          ) : (
            others
          )}
        </>
      )}
      <Foot>
        <small>Nessuna e-mail richiesta. Il calcolo si aggiorna ogni notte.</small>
        <Button type="submit" variant="primary" size="lg">
          {isWhole ? 'Calcola il valore' : 'Continua'}
        </Button>
      </Foot>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  padding: 24px;
  border-radius: 12px;
  background: ${color.surfaceAlt};
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); padding: 16px; }
`
const Fold = styled.details`
  grid-column: 1 / -1;
  summary { display: flex; align-items: center; min-height: 48px; color: ${color.link}; font-weight: 600; cursor: pointer; }
  > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px; padding-top: 8px; }
  ${maxWidth(583)} { > div { grid-template-columns: minmax(0, 1fr); } }
`
const Kinds = styled.nav`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1.5px solid ${color.borderControl}; border-radius: 8px; background: ${color.surface}; color: ${color.text}; font-weight: 600; text-decoration: none; }
  a[aria-current] { border-color: ${color.accent}; box-shadow: inset 0 -3px 0 ${color.accent}; }
`
const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
