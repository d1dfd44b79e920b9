import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { buttonStyle } from './Button'

type Props = { href: string; children: ReactNode }

/** A download link; a plain <a>, so that nothing prefetches the file. */
export function DownloadLink({ href, children }: Props) {
  return (
    <Face href={href} download data-variant="outline">
      <Icon name="download" />
      {children}
    </Face>
  )
}

const Face = styled.a`${buttonStyle}`
