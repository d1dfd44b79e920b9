import styled from '@emotion/styled'
import { type ChangeEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { useHydrated } from '@/components/ui/use-hydrated'
import { recordApi } from '@/lib/kernel/routes/dossier'
import { fontSize } from '@/styles/tokens'
import { MaskEditor } from './MaskEditor'

type Props = { adId: number; recordId: number /** What the paper is, for the words of its controls. */; name: string; csrf: string }

const paperTypes = 'image/jpeg,image/png,image/webp,image/avif'
const noImage = 'Non è un’immagine che si apre qui: fotografa la carta, o fai una foto dello schermo se è un PDF.'

/**
 * The picture of a paper. With a script it is masked here, before it is sent: the field that chooses has no name, so the file itself can never be sent, only
 * the masked copy. Without one only a picture that is masked already is taken, and the form says so.
 */
export function PaperForm({ adId, recordId, name, csrf }: Props) {
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const masked = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState('')
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    const read = await createImageBitmap(file).catch(() => null)
    setImage(read)
    setProblem(read === null ? noImage : '')
  }
  const send = (picture: Blob) => {
    if (!masked.current) return
    const transfer = new DataTransfer()
    transfer.items.add(new File([picture], 'carta.jpg', { type: 'image/jpeg' }))
    masked.current.files = transfer.files
    form.current?.submit()
  }
  return (
    <Form ref={form} method="post" encType="multipart/form-data" action={recordApi.papers(adId)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="riga" value={recordId} />
      {isHydrated ? (
        <>
          <input type="hidden" name="coperta" value="si" />
          <input type="file" name="carta" ref={masked} hidden tabIndex={-1} aria-hidden="true" />
          {image === null ? (
            <label>
              <span>Scegli la foto: {name}. La copri qui, prima che parta.</span>
              <input type="file" accept={paperTypes} onChange={(event) => void choose(event)} />
            </label>
          ) : (
            <MaskEditor image={image} onMasked={send} onCancel={() => setImage(null)} />
          )}
          {problem !== '' && <Alert variant="error">{problem}</Alert>}
        </>
      ) : (
        <>
          <p>Senza JavaScript non possiamo coprirla noi: manda solo una foto in cui targa, nome e indirizzo sono già coperti.</p>
          <Checkbox id={`coperta-${recordId}`} name="coperta" value="si" label="Ho già coperto targa, nome e indirizzo" required />
          <label>
            <span>Foto già coperta: {name}</span>
            <input type="file" name="carta" accept={paperTypes} required />
          </label>
          <Button type="submit" variant="outline" size="sm">
            Manda la copia
          </Button>
        </>
      )}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  font-size: ${fontSize.base};
  label { display: grid; gap: 6px; max-width: 100%; }
  input[type='file'] { max-width: 100%; min-height: 44px; }
`
