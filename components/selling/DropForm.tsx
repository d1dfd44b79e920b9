import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { dayInWords, dropPlanText, type PlannedDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import { ownAdApi } from '@/lib/kernel/routes/routes'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { TipBox } from './TipBox'

type Props = { adId: number; title: string; drop: PlannedDrop | null; isPublished: boolean; csrf: string; fault: FormOutcome | undefined }

/** Lets a price go down by itself, or says how it does and stops it by one press. */
export function DropForm({ adId, title, drop, isPublished, csrf, fault }: Props) {
  const action = ownAdApi.one(adId)
  if (drop)
    return (
      <TipBox aria-label="Ribasso programmato">
        <p>
          <b>{nextText(drop)}</b> Ribasso programmato: {dropPlanText(drop)}.{!isPublished && ' In pausa non scende.'}
        </p>
        <form method="post" action={action}>
          <input type="hidden" name="_csrf" value={csrf} />
          <Button type="submit" name="azione" value="ferma" variant="outline" size="sm">
            Ferma il ribasso<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </form>
      </TipBox>
    )
  if (!isPublished) return null
  const { errors, values }: Pick<FormOutcome, 'errors' | 'values'> = fault ?? { errors: {}, values: {} }
  const field = (name: 'ribasso' | 'giorni' | 'minimo') => ({
    id: `${name}-${adId}`,
    name,
    inputMode: 'numeric' as const,
    error: errors[name],
  })
  const isFaulty = ['ribasso', 'giorni', 'minimo'].some((name) => errors[name] !== undefined)
  return (
    <details open={isFaulty}>
      <summary>Fai scendere il prezzo un po’ alla volta</summary>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        <Pair>
          <TextField {...field('ribasso')} label="Scendi di" defaultValue={values['ribasso'] ?? ''} />
          <Select
            id={`unita-${adId}`}
            name="unita"
            label="Euro o percentuale"
            options={[
              { value: 'euro', label: '€' },
              { value: 'percento', label: '%' },
            ]}
            defaultValue={values['unita'] ?? 'euro'}
          />
        </Pair>
        <TextField
          {...field('giorni')}
          label="Ogni"
          unit="giorni"
          defaultValue={values['giorni'] ?? '7'}
          hint="Con meno di 7 giorni l’annuncio non risulta ribassato."
        />
        <TextField
          {...field('minimo')}
          label="Mai sotto"
          unit="€"
          defaultValue={values['minimo'] ?? ''}
          hint="Lo vedi solo tu. Ti scriviamo il giorno prima di ogni ribasso, e lo fermi con un tocco. Finisce da solo se la riservi, la vendi o la ritiri."
        />
        <Button type="submit" name="azione" value="ribassa" variant="primary">
          Programma il ribasso
        </Button>
      </form>
    </details>
  )
}

function nextText({ isAnnounced, nextOn, nextCents }: PlannedDrop): string {
  if (nextCents === null) return 'Il prezzo è già al tuo minimo.'
  return isAnnounced
    ? `Domani il prezzo scende a ${euroText(nextCents)}.`
    : `Da ${dayInWords(nextOn)} il prezzo scende a ${euroText(nextCents)}.`
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 110px;
  gap: 12px;
  align-items: end;
`
