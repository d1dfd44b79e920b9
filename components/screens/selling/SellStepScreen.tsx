import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { RefinedEstimate } from '@/components/ads/price/RefinedEstimate'
import type { Values } from '@/components/form/form-context'
import { DraftPreview } from '@/components/selling/DraftPreview'
import { EstimateCard } from '@/components/selling/EstimateCard'
import { PriceAdvice } from '@/components/selling/PriceAdvice'
import { QualityScore } from '@/components/selling/QualityScore'
import { SellSteps } from '@/components/selling/SellSteps'
import { StepForm } from '@/components/selling/StepForm'
import { TwoVersions } from '@/components/selling/TwoVersions'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import type { Option } from '@/components/ui/form/Select'
import { Link } from '@/components/ui/Link'
import { type DraftPage, startOf } from '@/lib/accounts/selling/drafts/draft-page'
import { type AnsweredStep, stepNames } from '@/lib/accounts/selling/drafts/draft-steps'
import { typedPriceText } from '@/lib/accounts/selling/pricing/typed-price'
import { draftApi, sellPath } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  draft: DraftPage
  makes: readonly Option[]
  models: readonly Option[]
  isLogged: boolean
  csrf: string
  outcome: FormOutcome | null
}

const heads: Readonly<Record<AnsweredStep, { title: string; intro: string }>> = {
  veicolo: { title: 'Il tuo veicolo', intro: 'Controlla i dati sul libretto: li vede chi cerca con i filtri.' },
  stato: { title: 'In che stato è', intro: '«Non indicato» è una risposta: chi cerca la vede così, mai come un no.' },
  testo: { title: 'Descrizione', intro: 'I dati tecnici ci sono già. Qui racconta come l’hai usata e che cosa non va.' },
  prezzo: { title: 'Prezzo', intro: 'Lo scegli tu. Qui vedi che cosa chiedono gli altri.' },
  pubblica: { title: 'Controlla e pubblica', intro: 'Così la vedrà chi cerca. Tutto resta modificabile dopo.' },
}

const headsOfDealers: Partial<typeof heads> = {
  veicolo: { title: 'Il veicolo', intro: 'Controlla i dati sul libretto: li vede chi cerca con i filtri.' },
  testo: { title: 'Descrizione', intro: 'I dati tecnici ci sono già. Qui stanno allestimento, lavori fatti e servizi compresi.' },
  prezzo: { title: 'Prezzo', intro: 'Qui vedi che cosa chiedono gli altri per un veicolo così.' },
  pubblica: { title: 'Controlla e pubblica', intro: 'Contatti e orari li prende dal profilo della concessionaria.' },
}

/** A step in writing an ad. Private: only the author of the draft sees the page. */
export function SellStepScreen({ draft, makes, models, isLogged, csrf, outcome }: Props) {
  const { id, step, name, done, quality } = draft
  const { title, intro } = draft.dealer === null ? heads[step] : { ...heads[step], ...headsOfDealers[step] }
  const [savedAt, setSavedAt] = useState(draft.savedAt)
  const [price, setPrice] = useState(draft.preview.price)
  const isOwn = outcome?.form === draftApi.step(id, step) && !outcome.isDone
  return (
    <PageLayout title={`${title}: ${name}`} description="Il tuo annuncio, passo per passo." noindex>
      <Container>
        <SellSteps draftId={id} step={step} done={done} />
        <Columns>
          <div>
            <header>
              <h1>{title}</h1>
              <p>{intro}</p>
            </header>
            {outcome && !isOwn && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
            {draft.dealer !== null && (
              <p>
                <Link href={startOf(draft)}>Torna allo stock</Link>
                {draft.isChange && '. Ciò che cambi qui vale fino al prossimo file o flusso che dice altro.'}
              </p>
            )}
            <TwoVersions {...draft} csrf={csrf} />
            <StepForm
              key={`${id}-${step}-${draft.version}`}
              draft={draft}
              makes={makes}
              models={models}
              csrf={csrf}
              outcome={outcome}
              submitText={submitText(draft, isLogged)}
              onSaved={setSavedAt}
            >
              {step === 'prezzo' && <TypedPrice onChange={setPrice} />}
              {step === 'prezzo' && draft.price && (
                <PriceAdvice advice={draft.price}>
                  <RefinedEstimate
                    valuation={draft.price}
                    linkToDeclare={(fact, words) => <Link href={`${sellPath(id, 'veicolo')}#annuncio-${fact}`}>{words}</Link>}
                  />
                </PriceAdvice>
              )}
              {step === 'pubblica' && <Missing draft={draft} />}
              {draft.openPlates > 0 && <OpenPlates draft={draft} />}
            </StepForm>
          </div>
          <aside>
            {step === 'veicolo' && draft.price && <EstimateCard draft={draft} price={draft.price} savedAt={savedAt} />}
            <DraftPreview preview={step === 'prezzo' ? { ...draft.preview, price } : draft.preview} step={draft.step} />
            {step === 'pubblica' && (
              <ButtonLink href={sellPath(id, 'anteprima')} variant="outline" block>
                Vedi la pagina intera
              </ButtonLink>
            )}
            {(step === 'testo' || step === 'pubblica') && <QualityScore draftId={id} quality={quality} />}
          </aside>
        </Columns>
      </Container>
    </PageLayout>
  )
}

function submitText({ step, isChange, dealer }: DraftPage, isLogged: boolean): string {
  if (step !== 'pubblica') return 'Continua'
  if (isChange) return 'Salva le modifiche'
  if (dealer !== null) return 'Pubblica il veicolo'
  return isLogged ? 'Pubblica l’annuncio' : 'Accedi e pubblica'
}

/** Hands the price on as it is typed, for the preview beside the form. */
function TypedPrice({ onChange }: { onChange: (text: string | null) => void }) {
  const { values } = useFormikContext<Values>()
  const text = typedPriceText(values['prezzo'] ?? '')
  useEffect(() => onChange(text), [onChange, text])
  return null
}

/** Reminds of plates that can perhaps be read. The ad can be published all the same. */
function OpenPlates({ draft: { id, openPlates } }: { draft: DraftPage }) {
  return (
    <section aria-label="Targhe nelle foto">
      <h2>{openPlates === 1 ? 'Una foto mostra forse la targa' : `${openPlates} foto mostrano forse la targa`}</h2>
      <p>
        Puoi pubblicare anche così. <Link href={sellPath(id, 'foto')}>Coprila nelle foto</Link>, oppure lì scegli «Lascia così».
      </p>
    </section>
  )
}

/** What keeps the ad from being published, page by page. */
function Missing({ draft: { id, missing } }: { draft: DraftPage }) {
  const others = missing.filter(({ step }) => step !== 'pubblica')
  if (others.length === 0) return null
  return (
    <section aria-label="Che cosa manca">
      <h2>Prima di pubblicare</h2>
      <ul>
        {others.map(({ step, texts }) => (
          <li key={step}>
            <Link href={sellPath(id, step)}>{stepNames[step]}</Link>: {texts.join('. ')}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: 32px;
  align-items: start;
  padding-bottom: 56px;
  > div, > aside { display: grid; gap: 24px; }
  header p { color: ${color.textMuted}; }
  h1 { font-size: ${fontSize.xl4}; }
  section ul { display: grid; gap: 8px; margin-top: 8px; }
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 240px; gap: 20px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
