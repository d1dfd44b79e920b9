import styled from '@emotion/styled'
import type { ReactNode, SubmitEvent } from 'react'
import { AvifPicture } from '@/components/ui/icons/AvifPicture'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { Link } from '@/components/ui/Link'
import { draftApi, platePath } from '@/lib/kernel/routes/routes'
import { type DraftPhoto, pictureSrc, shots } from '@/lib/market/photos/photo'
import { color, font, fontSize, radius, shadow } from '@/styles/tokens'
import { photoAlt, photoLabel } from './photo-words'

type Props = {
  draftId: string
  photo: DraftPhoto
  /** The place of the photograph, from 1. */
  place: number
  of: number
  csrf: string
  onChange(event: SubmitEvent<HTMLFormElement>): void
  /** What moves it with the keyboard. */
  children?: ReactNode
}

/** One photograph: what it shows, and all that can be done with it, as one form. */
export function PhotoTile({ draftId, photo, place, of, csrf, onChange, children }: Props) {
  return (
    <>
      <PhotoImage photo={photo} place={place} />
      <form method="post" action={draftApi.photo(draftId, photo.id)} onSubmit={onChange}>
        <input type="hidden" name="_csrf" value={csrf} />
        <Bar>
          {children}
          <button type="submit" name="change" value="forward" disabled={place === 1} aria-label={`Sposta prima la foto ${place}`}>
            <Icon name="chevron-left" size={20} />
          </button>
          <button type="submit" name="change" value="back" disabled={place === of} aria-label={`Sposta dopo la foto ${place}`}>
            <Icon name="chevron-right" size={20} />
          </button>
          <PhotoActions draftId={draftId} photo={photo} place={place} />
        </Bar>
      </form>
    </>
  )
}

function PhotoActions({ draftId, photo, place }: Pick<Props, 'draftId' | 'photo' | 'place'>) {
  return (
    <More>
      <summary aria-label={`Altre azioni per la foto ${place}: usa come copertina, ruota, oscura la targa, che cosa mostra, elimina`}>
        <Icon name="pencil" size={20} />
      </summary>
      <div>
        <button type="submit" name="change" value="cover" disabled={place === 1}>
          Usa come copertina
        </button>
        <button type="submit" name="change" value="turn">
          Ruota
        </button>
        {photo.state === 'ready' && <Link href={platePath(draftId, photo.id)}>Oscura la targa</Link>}
        <button type="submit" name="change" value="remove">
          Elimina
        </button>
        <label>
          Che cosa mostra
          <select name="shot" defaultValue={photo.shot ?? ''}>
            <option value="">Altro</option>
            {Object.entries(shots).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" name="change" value="describe">
          Salva
        </button>
      </div>
    </More>
  )
}

function PhotoImage({ photo, place }: Pick<Props, 'photo' | 'place'>) {
  return (
    <Image data-failed={photo.state === 'failed' || undefined}>
      {photo.state === 'ready' && (
        <AvifPicture avif={pictureSrc(photo.file, 320, 'avif')}>
          <img src={pictureSrc(photo.file, 320)} alt={photoAlt(photo, place)} width={photo.width} height={photo.height} draggable={false} />
        </AvifPicture>
      )}
      {photo.state === 'waiting' && <span>La stiamo preparando…</span>}
      {photo.state === 'failed' && (
        <span>
          <b>Foto {place} non riuscita</b>
          {photo.failure}
        </span>
      )}
      {photo.state === 'ready' && <PlateTag photo={photo} />}
      {place === 1 && <Cover>Copertina</Cover>}
      <Label>{photoLabel(photo, place)}</Label>
    </Image>
  )
}

function PlateTag({ photo: { plates, proposed } }: Pick<Props, 'photo'>) {
  if (proposed.length > 0) return <Tag data-open>Targa leggibile?</Tag>
  return plates.length > 0 ? <Tag>Targa coperta</Tag> : null
}

const Image = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  aspect-ratio: 4 / 3;
  padding: 28px 10px;
  background: ${color.surfaceMuted};
  font-size: ${fontSize.sm};
  text-align: center;
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  &[data-failed] { background: ${color.dangerSurface}; color: ${color.danger}; }
  b { display: block; }
`
const tagStyle = `
  position: absolute; left: 8px; height: 22px; padding: 0 8px; border-radius: ${radius.sm};
  font: 600 ${fontSize.sm}/22px ${font.display};
`
const Cover = styled.span`
  ${tagStyle}
  top: 8px;
  background: ${color.accent};
  color: ${color.textInverse};
`
const Tag = styled.span`
  ${tagStyle}
  right: 8px;
  bottom: 8px;
  left: auto;
  background: ${color.successSurface};
  color: ${color.success};
  &[data-open] { background: ${color.warningSurface}; color: ${color.warning}; }
`
const Label = styled.span`
  ${tagStyle}
  bottom: 8px;
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
`
const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  position: relative;
  > button, summary { ${iconButtonStyle} width: auto; color: ${color.textSecondary}; cursor: pointer; }
  > button, > details { flex: 1; min-width: 0; }
  > button[data-grip] { cursor: grab; }
  > button:disabled { color: ${color.borderStrong}; cursor: default; }
`
const More = styled.details`
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
  > div {
    position: absolute;
    right: 0;
    bottom: 44px;
    z-index: 2;
    display: grid;
    width: 100%;
    padding: 8px;
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
    box-shadow: ${shadow.md};
    font-size: ${fontSize.base};
  }
  > div button, > div a { min-height: 44px; padding: 0 8px; color: ${color.accent}; font-weight: 600; text-align: left; }
  > div a { display: flex; align-items: center; text-decoration: none; }
  > div button:disabled { color: ${color.textSubtle}; }
  label { display: grid; gap: 4px; padding: 8px 8px 0; border-top: 1px solid ${color.border}; }
  select { min-height: 44px; min-width: 0; border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md}; background: ${color.surface}; }
`
