import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextField } from '@/components/ui/form/TextField'
import { AvifPicture } from '@/components/ui/icons/AvifPicture'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { useHydrated } from '@/components/ui/use-hydrated'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { type PlateField, plateFields } from '@/lib/accounts/selling/drafts/photo-schemas'
import { draftApi, platePath, sellPath } from '@/lib/kernel/routes/routes'
import { type DraftPhoto, pictureSrc } from '@/lib/market/photos/photo'
import { maxPlates, type PlateBox } from '@/lib/market/photos/plate-box'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { photoAlt } from './photo-words'
import { usePlateBox } from './use-plate-box'

type Props = { draftId: string; photo: DraftPhoto; place: number; csrf: string; outcome: FormOutcome | null }

/** The tool that covers parts of a photograph by hand, above all its number plate. */
export function PlateTool({ draftId, photo, place, csrf, outcome }: Props) {
  const form = draftApi.photo(draftId, photo.id)
  const refused = outcome?.form === form && !outcome.isDone ? outcome : null
  return (
    <Tool aria-labelledby="targa">
      <h2 id="targa">Oscura la targa nella foto {place}</h2>
      <p>
        Dove forse si legge te lo proponiamo, ma decidi tu: controlla sempre, qualche targa ci sfugge. Quello che copri sparisce da tutte le
        misure della foto e, se l’annuncio è già online, da subito. L’originale resta privato.
      </p>
      {refused !== null && refused.message !== '' && <Alert variant="error">{refused.message}</Alert>}
      {photo.state === 'ready' ? (
        <>
          <Covered form={form} plates={photo.plates} csrf={csrf} />
          {photo.plates.length < maxPlates && <NewPlate form={form} photo={photo} place={place} csrf={csrf} refused={refused} />}
        </>
      ) : (
        <p>
          {photo.failure ?? 'La stiamo preparando.'} <Link href={platePath(draftId, photo.id)}>Guarda di nuovo</Link>
        </p>
      )}
      <p>
        <ButtonLink href={sellPath(draftId, 'foto')} variant="quiet">
          Torna alle foto
        </ButtonLink>
      </p>
    </Tool>
  )
}

type CoveredProps = { form: string; plates: readonly PlateBox[]; csrf: string }

function Covered({ form, plates, csrf }: CoveredProps) {
  if (plates.length === 0) return null
  return (
    <ul>
      {plates.map((plate, index) => (
        <li key={Object.values(plate).join()}>
          <form method="post" action={form}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name="riquadro" value={index} />
            <span>{`Riquadro ${index + 1}: ${boxText(plate)}`}</span>
            <Button type="submit" name="change" value="reveal" variant="outline" size="sm" aria-label={`Togli il riquadro ${index + 1}`}>
              Togli
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

type NewProps = { form: string; photo: DraftPhoto; place: number; csrf: string; refused: FormOutcome | null }

function NewPlate({ form, photo, place, csrf, refused }: NewProps) {
  const { box, texts, onType, area } = usePlateBox(refused?.values ?? {}, photo.proposed[0])
  const isHydrated = useHydrated()
  return (
    <form method="post" action={form}>
      <input type="hidden" name="_csrf" value={csrf} />
      <Area type="button" disabled={!isHydrated} aria-label="Parte da coprire" aria-describedby="come-si-disegna" {...area}>
        <AvifPicture avif={pictureSrc(photo.file, 1280, 'avif')}>
          <img
            src={pictureSrc(photo.file, 1280)}
            alt={photoAlt(photo, place)}
            width={photo.width}
            height={photo.height}
            draggable={false}
          />
        </AvifPicture>
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {photo.plates.map((plate) => (
            <Rectangle key={Object.values(plate).join()} box={plate} />
          ))}
          <Rectangle box={box} isNew />
        </svg>
      </Area>
      <p id="come-si-disegna">
        {isHydrated
          ? 'Disegna il riquadro sulla foto con il mouse o con il dito. Da tastiera: frecce per spostarlo, Maiusc e frecce per allargarlo o stringerlo.'
          : 'Scrivi dov’è la targa, in percentuale della foto.'}
      </p>
      <VisuallyHidden role="status">{boxText(box)}</VisuallyHidden>
      <Numbers>
        {fieldNames.map((name) => (
          <TextField
            key={name}
            name={name}
            label={plateFields[name]}
            unit="%"
            inputMode="decimal"
            value={texts[name]}
            onChange={onType(name)}
            error={refused?.errors[name]}
            errorBorder
            required
          />
        ))}
      </Numbers>
      <Button type="submit" name="change" value="conceal">
        Copri la targa
      </Button>
    </form>
  )
}

const fieldNames: readonly PlateField[] = ['sinistra', 'alto', 'larghezza', 'altezza']

function Rectangle({ box: { left, top, width, height }, isNew = false }: { box: PlateBox; isNew?: boolean }) {
  return <rect x={left} y={top} width={width} height={height} data-new={isNew || undefined} vectorEffect="non-scaling-stroke" />
}

/** «25 × 8 % della foto, a 37,5 % da sinistra e 60 % dall’alto». */
function boxText({ left, top, width, height }: PlateBox): string {
  const [x, y, wide, high] = [left, top, width, height].map((share) => (Math.round(share * 1_000) / 10).toLocaleString('it-IT'))
  return `${wide} × ${high} % della foto, a ${x} % da sinistra e ${y} % dall’alto`
}

const Tool = styled(Panel)`
  display: grid;
  gap: 16px;
  h2 { font-size: ${fontSize.xl2}; }
  form { display: grid; gap: 16px; justify-items: start; }
  li form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; }
  ul { display: grid; gap: 8px; }
`
const Area = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${radius.md};
  cursor: crosshair;
  touch-action: none;
  &:disabled { cursor: default; }
  img { display: block; width: 100%; height: auto; }
  svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
  rect { fill: none; stroke: ${color.textInverse}; stroke-width: 2px; stroke-dasharray: 4 4; }
  rect[data-new] { fill: ${color.accent}; fill-opacity: .35; stroke: ${color.accent}; stroke-width: 3px; stroke-dasharray: none; }
`
const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  width: 100%;
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
