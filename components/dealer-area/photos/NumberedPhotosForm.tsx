import styled from '@emotion/styled'
import type { ChangeEvent, SubmitEvent } from 'react'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { useHydrated } from '@/components/ui/use-hydrated'
import { numberedLimits } from '@/lib/accounts/selling/numbered-photos/numbered-photos'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { PhotoPlan } from './PhotoPlan'
import { useNumberedPhotos } from './use-numbered-photos'

type Props = { slug: string; csrf: string }

const photoTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** Photographs of many vehicles at once. With a script a folder is matched before it is sent, and each file goes by itself; a ZIP goes whole, as all of it does without one. */
export function NumberedPhotosForm({ slug, csrf }: Props) {
  const isHydrated = useHydrated()
  const { state, choose, send } = useNumberedPhotos(slug, csrf)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void choose([...(currentTarget.files ?? [])])
  const isBusy = state.kind === 'matching' || state.kind === 'sending'
  return (
    <Panel aria-labelledby="foto-per-numero">
      <h2 id="foto-per-numero">Scegli una cartella, o più foto</h2>
      <p>
        Le abbiniamo dal nome: numero dell’annuncio, tuo numero interno, telaio o targa, poi l’ordine. Per esempio «10001299_1.jpg», o la
        cartella «10001299» con «1.jpg». La targa serve solo ad abbinare: non la salviamo e non si pubblica.
      </p>
      <Fields method="post" encType="multipart/form-data" action={dealershipApi.photos}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="concessionaria" value={slug} />
        <TextField
          {...{ webkitdirectory: '' }}
          type="file"
          name="cartella"
          label="Cartella"
          isOptional
          hint="Trascinala qui o sceglila."
          disabled={isBusy}
          onChange={isHydrated ? take : undefined}
        />
        <TextField
          type="file"
          name="foto"
          label="Foto"
          isOptional
          multiple
          accept={photoTypes}
          hint={`JPG, PNG, WebP o AVIF fino a 15 MB${isHydrated ? '' : `, ${numberedLimits.files} per volta`}.`}
          disabled={isBusy}
          onChange={isHydrated ? take : undefined}
        />
        {!isHydrated && <Button type="submit">Carica le foto</Button>}
      </Fields>
      <PhotoPlan state={state} onSend={send} />
      <Fields method="post" encType="multipart/form-data" action={dealershipApi.photos} onSubmit={refuseLarge}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="concessionaria" value={slug} />
        <TextField
          type="file"
          name="zip"
          required
          accept=".zip,application/zip"
          label="Oppure uno ZIP"
          hint={`Fino a ${numberedLimits.zipMb} MB e ${numberedLimits.inZip} foto.`}
        />
        <Button type="submit" variant="outline">
          Carica lo ZIP
        </Button>
      </Fields>
    </Panel>
  )
}

/** Before minutes of sending what will be refused. */
function refuseLarge(event: SubmitEvent<HTMLFormElement>): void {
  const field = event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')
  const isLarge = (field?.files?.[0]?.size ?? 0) > numberedLimits.zipMb * 1024 * 1024
  field?.setCustomValidity(isLarge ? `Lo ZIP supera ${numberedLimits.zipMb} MB: dividilo.` : '')
  if (!isLarge) return
  event.preventDefault()
  field?.reportValidity()
  field?.setCustomValidity('') // another file may be chosen
}

const Fields = styled.form`
  display: grid;
  gap: 16px;
  justify-items: start;
  margin-top: 16px;
  > div { width: 100%; max-width: 560px; }
`
