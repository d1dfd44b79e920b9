import { Button } from '@/components/ui/Button'
import { OptionGroup } from '@/components/ui/form/OptionGroup'
import { TextField } from '@/components/ui/form/TextField'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { saleAnswers } from '@/lib/accounts/selling/own-ad'
import { ownAdApi } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = { adId: number; title: string; csrf: string; fault: FormOutcome | undefined }

/** Closes an ad, with an optional outcome and price. */
export function SoldForm({ adId, title, csrf, fault }: Props) {
  return (
    <details open={fault?.errors['prezzo_vendita'] !== undefined}>
      <summary>
        Venduto<VisuallyHidden> {title}</VisuallyHidden>
      </summary>
      <form method="post" action={ownAdApi.one(adId)}>
        <input type="hidden" name="_csrf" value={csrf} />
        <OptionGroup
          id={`esito-${adId}`}
          type="radio"
          name="esito"
          legend="Com’è andata (facoltativo)"
          options={Object.entries(saleAnswers).map(([value, label]) => ({ value, label }))}
          chosen={fault?.values['esito']}
        />
        <TextField
          id={`prezzo-vendita-${adId}`}
          name="prezzo_vendita"
          label="A quanto"
          isOptional
          unit="€"
          inputMode="numeric"
          defaultValue={fault?.values['prezzo_vendita'] ?? ''}
          error={fault?.errors['prezzo_vendita']}
          hint="Anonimo: lo teniamo senza l’annuncio e senza di te, per dire a tutti quanto si scende."
        />
        <Button type="submit" name="azione" value="venduto" variant="primary">
          Segna venduto
        </Button>
      </form>
    </details>
  )
}
