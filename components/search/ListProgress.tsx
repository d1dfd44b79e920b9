import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import { color, fontSize, radius } from '@/styles/tokens'
import type { ListChanges } from './use-list-changes'

type Props = { changes: Pick<ListChanges, 'failed'> }

/** Says above the results of before that the requested ones did not come. Without network they are requested again as soon as there is one. */
export function ListProgress({ changes: { failed } }: Props) {
  const router = useRouter()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed === null) return
    message.current?.focus()
    const again = () => void router.push(failed, undefined, { scroll: false })
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed, router])
  if (failed === null) return null
  return (
    <Failure ref={message} tabIndex={-1}>
      {navigator.onLine ? (
        <Alert variant="error">
          <b>Ops qualcosa è andato storto! Riprova più tardi</b>
          <p>I risultati che vedi sono quelli di prima: l’ultima scelta non è stata applicata.</p>
          <ButtonLink href={failed} scroll={false} variant="outline">
            Riprova
          </ButtonLink>
        </Alert>
      ) : (
        <Offline role="alert">
          <b>Sei senza rete.</b> Questi sono gli annunci di prima: riproviamo da soli.{' '}
          <Link href={failed} scroll={false}>
            Riprova
          </Link>
        </Offline>
      )}
    </Failure>
  )
}

const Failure = styled.div`
  margin-bottom: 16px;
  p { margin: 4px 0 12px; }
`
const Offline = styled.div`
  padding: 12px 16px;
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  color: ${color.warning};
  font-size: ${fontSize.base};
  a { display: inline-block; padding: 2px 0; color: inherit; }
`
