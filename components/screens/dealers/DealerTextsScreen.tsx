import { DealerAreaFrame } from '@/components/dealer-area/DealerAreaFrame'
import { DescriptionTemplates } from '@/components/dealer-area/DescriptionTemplates'
import { ChangePreview } from '@/components/dealer-area/import/ChangePreview'
import { PageLayout } from '@/components/shell/PageLayout'
import type { Dealership, DealerTab } from '@/lib/accounts/dealerships/dealership'
import { type Chosen, countedVehicles, type DescriptionTemplate, type TextsPreview } from '@/lib/accounts/selling/stock'
import { composedText } from '@/lib/market/ads/composed-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  dealership: Dealership
  dealerships: readonly DealerTab[]
  chosen: Chosen
  templates: readonly DescriptionTemplate[]
  /** The template that is shown. */
  current: number | null
  preview: TextsPreview | null
  list: string
  csrf: string
  outcome: FormOutcome | null
}

/** Descriptions from what each ad says, by a template, before they are written. */
export function DealerTextsScreen({ dealership, dealerships, chosen, templates, current, preview, list, csrf, outcome }: Props) {
  const { slug } = dealership
  const changing = preview?.changing ?? 0
  return (
    <PageLayout title="Descrizioni dai dati" description="Che testo avrebbero gli annunci, prima di scriverlo." noindex>
      <DealerAreaFrame title="Descrizioni dai dati" current="vehicles" dealership={dealership} dealerships={dealerships}>
        <DescriptionTemplates {...{ slug, csrf, list, chosen, templates, current, outcome }} />
        {preview && current !== null && (
          <ChangePreview
            {...{ slug, csrf, list, chosen }}
            summary={`${changing} di ${countedVehicles(preview.found)}`}
            hidden={{ azione: 'testi', modello: String(current) }}
            confirm={changing === 0 ? null : `Scrivi ${changing === 1 ? 'una descrizione' : `${changing} descrizioni`}`}
            leave="Lascia tutto com’è"
          >
            <p>
              Solo dove la descrizione manca. Una frase con un dato che non c’è resta fuori, e l’annuncio dice «{composedText}».
              {changing === 0 && ' Qui nessun veicolo ne ha bisogno, oppure mancano i dati.'}
            </p>
            {preview.samples.map(({ title, text }) => (
              <section key={`${title} ${text}`}>
                <h3>{title}</h3>
                {text.split('\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </ChangePreview>
        )}
      </DealerAreaFrame>
    </PageLayout>
  )
}
