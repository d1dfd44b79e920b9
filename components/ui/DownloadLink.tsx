import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { buttonFace } from './button-face'
import { Icon } from './Icon'

type Props = { href: string; children: ReactNode }

/** A file and not a page: the browser keeps it, and nothing fetches it in advance. */
export function DownloadLink({ href, children }: Props) {
  return (
    <Face href={href} download data-look="outline">
      <Icon name="download" />
      {children}
    </Face>
  )
}

const Face = styled.a`${buttonFace}`
