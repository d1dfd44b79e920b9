import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { color, fontSize } from '@/styles/tokens'
import type { Upload } from './use-uploads'

type Props = { upload: Upload; onRetry(): void; onDrop(): void }

/** A pending photograph: its progress, or why it failed. */
export function UploadTile({ upload: { file, percent, isWaiting, fault }, onRetry, onDrop }: Props) {
  return (
    <Box>
      {fault === undefined ? (
        <>
          <span>{file.name}</span>
          <progress max={100} value={percent} aria-label={`Caricamento di ${file.name}`} />
          <b>{percent}&nbsp;%</b>
          <span role="status">{isWaiting && 'Connessione persa: riprende da qui appena torna.'}</span>
        </>
      ) : (
        <div role="alert">
          <b>{file.name} non caricata</b>
          <p>{fault}</p>
        </div>
      )}
      <p>
        {fault !== undefined && (
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Riprova
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onDrop} aria-label={fault === undefined ? `Annulla ${file.name}` : `Togli ${file.name}`}>
          {fault === undefined ? 'Annulla' : 'Togli'}
        </Button>
      </p>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  align-content: center;
  justify-items: center;
  min-height: 160px;
  padding: 12px;
  font-size: ${fontSize.sm};
  text-align: center;
  overflow-wrap: anywhere;
  > * { max-width: 100%; }
  > p { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
  [role='alert'] { color: ${color.danger}; }
`
