import styled from '@emotion/styled'
import { RefinedEstimate } from '@/components/ads/price/RefinedEstimate'
import { ValuationFields } from '@/components/ads/price/ValuationFields'
import { DraftList } from '@/components/selling/DraftList'
import { Worth } from '@/components/selling/Worth'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Container } from '@/components/ui/Container'
import type { DraftLine } from '@/lib/accounts/selling/drafts/draft-page'
import { draftApi, routes } from '@/lib/kernel/routes/routes'
import { declaredFacts, type Valuation } from '@/lib/market/valuation/valuation'
import { fieldId, type ValuationForm, type ValuationOptions, valuationParamsOf } from '@/lib/market/valuation/valuation-form'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  form: ValuationForm
  options: ValuationOptions
  valuation: Valuation | null
  drafts: readonly DraftLine[]
  csrf: string
  outcome: FormOutcome | null
}

/** The page on which a sale begins: what the vehicle is worth, and the ad. Nobody needs an account for either. */
export function SellScreen({ form, options, valuation, drafts, csrf, outcome }: Props) {
  const isEmpty = valuationParamsOf(form) === ''
  return (
    <PageLayout
      title={valuation ? `Vendi: ${valuation.name}` : 'Vendi la tua auto'}
      description="Quattro dati e ti diciamo quanto vale il tuo veicolo. Poi decidi se pubblicare: per i privati è gratis."
      canonicalPath={routes.sell}
      noindex={!isEmpty}
    >
      <Start>
        <Container>
          {outcome && outcome.message !== '' && <Alert variant={outcome.isDone ? 'success' : 'error'}>{outcome.message}</Alert>}
          <DraftList drafts={drafts} csrf={csrf} />
          <Columns>
            <header>
              <h1>Vendi la tua auto</h1>
              <p>Quattro dati e ti diciamo quanto vale. Poi decidi se pubblicare: per i privati è gratis.</p>
            </header>
            <ValuationFields key={form.category} form={form} options={options} path={routes.sell} seen={declaredFacts(valuation)} />
            {valuation && (
              <Worth valuation={valuation}>
                <RefinedEstimate valuation={valuation} linkToDeclare={(fact, words) => <a href={`#${fieldId(fact)}`}>{words}</a>} />
              </Worth>
            )}
            <form method="post" action={draftApi.all}>
              <input type="hidden" name="_csrf" value={csrf} />
              <input type="hidden" name="categoria" value={form.category} />
              {Object.entries(form.values).map(
                ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
              )}
              <Button type="submit" variant={valuation ? 'cta' : 'outline'} size="lg">
                {valuation ? 'Crea l’annuncio' : 'Salta la stima e crea l’annuncio'}
              </Button>
            </form>
            <ul>
              <li>Nessuna e-mail richiesta per la stima.</li>
              <li>Vedi gli annunci simili da cui nasce.</li>
              <li>Ogni passo si salva da solo: riprendi quando vuoi.</li>
            </ul>
          </Columns>
        </Container>
      </Start>
    </PageLayout>
  )
}

const Start = styled.div`
  padding: 40px 0 48px;
  background: ${color.accentSurface};
  ${maxWidth(800)} { padding: 24px 0 32px; }
`
const Columns = styled.div`
  display: grid;
  gap: 24px;
  max-width: 760px;
  h1 { color: ${color.accentStrong}; font-size: ${fontSize.xl5}; line-height: 1.05; }
  header p { margin-top: 8px; font-size: ${fontSize.lg}; }
  ul { display: grid; gap: 8px; padding-left: 20px; list-style: disc; }
  ${maxWidth(800)} { h1 { font-size: ${fontSize.xl4}; } }
`
