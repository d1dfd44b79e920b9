import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { aboveMobile } from '@/styles/media'

type Props = { action: string; csrf: string; slug: string; hidden?: Readonly<Record<string, string>>; children: ReactNode }

/** A form about a dealer's staff, as plain HTML. */
export function StaffForm({ action, csrf, slug, hidden = {}, children }: Props) {
  return (
    <Row method="post" action={action}>
      {Object.entries({ _csrf: csrf, concessionaria: slug, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  ${aboveMobile} {
    &:has(> div > label) { align-items: start; } /* what is said below a field moves nothing beside it */
    &:has(> div > label) > :is(button, a) { margin-top: 28px; }
  }
`
