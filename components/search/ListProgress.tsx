import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { color, fontSize } from '@/styles/tokens'
import type { ListChanges } from './use-list-changes'

type Props = { changes: ListChanges; total: number }

/** Says above the results of before that others are on their way, or that they did not come. */
export function ListProgress({ changes: { isUpdating, failed }, total }: Props) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed !== null) message.current?.focus()
  }, [failed])
  return (
    <>
      <p role="status">{isUpdating && <Updating>Aggiorno i risultati: erano {adCountText(total)}</Updating>}</p>
      {failed !== null && (
        <Failure ref={message} tabIndex={-1}>
          <Alert variant="error">
            <b>Ops qualcosa è andato storto! Riprova più tardi</b>
            <p>I risultati che vedi sono quelli di prima: l’ultima scelta non è stata applicata.</p>
            <ButtonLink href={failed} scroll={false} variant="outline">
              Riprova
            </ButtonLink>
          </Alert>
        </Failure>
      )}
    </>
  )
}

const Updating = styled.span`
  display: block;
  margin-bottom: 12px;
  padding: 10px 14px;
  border-left: 4px solid ${color.accent};
  background: ${color.accentSurface};
  font-size: ${fontSize.base};
`
const Failure = styled.div`
  margin-bottom: 16px;
  p { margin: 4px 0 12px; }
`
