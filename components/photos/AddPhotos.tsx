import styled from '@emotion/styled'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { draftApi } from '@/lib/kernel/routes/routes'
import { color, fontSize, radius } from '@/styles/tokens'

/** The file types that the dialog offers; the server checks the content. HEIC is not among them, so that iPhones and Safari send JPEG by themselves. */
const photoTypes = 'image/jpeg,image/png,image/webp,image/avif'

type Props = { draftId: string; csrf: string; onFiles(files: readonly File[]): void }

/** Takes photographs from the device, the camera of a phone, or a drop. Without script it is a form with several files. */
export function AddPhotos({ draftId, csrf, onFiles }: Props) {
  const isHydrated = useHydrated()
  const [isOver, setOver] = useState(false)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Zone
      method="post"
      encType="multipart/form-data"
      action={draftApi.photos(draftId)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input type="hidden" name="_csrf" value={csrf} />
      <Sources>
        <label>
          <Icon name="camera" size={20} />
          <span>Scegli le foto</span>
          <input type="file" name="foto" multiple accept={photoTypes} onChange={isHydrated ? choose : undefined} />
        </label>
        <label data-phone>
          <Icon name="camera" size={20} />
          <span>Scatta</span>
          <input type="file" name="scatto" accept="image/*" capture="environment" onChange={isHydrated ? choose : undefined} />
        </label>
      </Sources>
      {!isHydrated && (
        <Button type="submit" variant="outline">
          Carica le foto scelte
        </Button>
      )}
      <p>
        JPG, PNG, WebP o AVIF fino a 15 MB, da almeno 1.024 × 768. L’ordine segue il nome dei file.
        <br />
        Togliamo posizione e dati nascosti dai file.
      </p>
    </Zone>
  )
}

const Zone = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px 20px;
  border: 2px dashed transparent;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
  &[data-over] { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`
const Sources = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
  label {
    position: relative;
    display: flex;
    flex: 1 1 180px;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-width: 0;
    min-height: 44px;
    padding: 8px 14px;
    border: 2px solid ${color.accent};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  label:focus-within { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { width: 100%; min-width: 0; font-weight: 400; font-size: ${fontSize.base}; }
  @media (scripting: enabled) { input { position: absolute; inset: 0; height: 100%; opacity: 0; cursor: pointer; } }
  @media (pointer: fine) { label[data-phone] { display: none; } }
`
