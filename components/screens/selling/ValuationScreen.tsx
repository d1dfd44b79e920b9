import styled from '@emotion/styled'
import { useContext } from 'react'
import { ValuationFields } from '@/components/ads/price/ValuationFields'
import { ValuationResult } from '@/components/ads/price/ValuationResult'
import { ShareButton } from '@/components/contact/ShareButton'
import { SaveValuationForm } from '@/components/saved-valuations/SaveValuationForm'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { routes, saveValuationPath } from '@/lib/kernel/routes/routes'
import { declaredFacts, type Valuation } from '@/lib/market/valuation/valuation'
import { type ValuationForm, type ValuationOptions, valuationParamsOf } from '@/lib/market/valuation/valuation-form'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = { form: ValuationForm; options: ValuationOptions; valuation: Valuation | null; siteUrl: string }

/** What a vehicle is worth. All that was typed stands in the address, which can be shared; only the empty page is for search engines. */
export function ValuationScreen({ form, options, valuation, siteUrl }: Props) {
  const { isLogged, csrf } = useContext(CurrentUserContext)
  const params = valuationParamsOf(form)
  const isEmpty = params === ''
  return (
    <PageLayout
      title={titleOf(form, valuation)}
      description="Quanto vale il tuo veicolo, dai prezzi degli annunci simili: quali sono, e quanto pesa ogni differenza. Senza lasciare l’e-mail."
      canonicalPath={routes.valuation}
      noindex={!isEmpty}
    >
      <Container>
        <Breadcrumbs trail={[{ label: 'Home', href: routes.home }]} current="Valutazione auto" />
        <Columns>
          <header>
            <h1>Quanto vale la tua auto</h1>
            <p>
              Dai prezzi degli annunci simili: ti mostriamo quali, e quanto pesa ogni differenza. Vale anche per moto, camper e furgoni. Non
              stimiamo i canoni di noleggio, e i veicoli d’epoca valgono uno per uno.
            </p>
          </header>
          <ValuationFields key={form.category} form={form} options={options} path={routes.valuation} seen={declaredFacts(valuation)} />
          {valuation && (
            <ValuationResult
              valuation={valuation}
              sellHref={`${routes.sell}?${params}`}
              save={
                isLogged ? (
                  <SaveValuationForm address={params} csrf={csrf} />
                ) : (
                  <ButtonLink href={saveValuationPath(params)} variant="outline" rel="nofollow">
                    Salva la valutazione
                  </ButtonLink>
                )
              }
              share={<ShareButton title={titleOf(form, valuation)} url={`${siteUrl}${routes.valuation}?${params}`} />}
            />
          )}
        </Columns>
      </Container>
    </PageLayout>
  )
}

function titleOf({ errors }: ValuationForm, valuation: Valuation | null): string {
  if (Object.keys(errors).length > 0) return 'Quanto vale la tua auto: controlla i dati'
  return valuation ? `Quanto vale: ${valuation.name}` : 'Quanto vale la tua auto'
}

const Columns = styled.div`
  display: grid;
  gap: 32px;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 56px;
  > header, > form { max-width: 760px; }
  header p { margin-top: 4px; color: ${color.textMuted}; }
  h1 { font-size: ${fontSize.xl4}; }
  ${maxWidth(800)} { gap: 24px; }
  @media print { > header, > form { display: none; } }
`
