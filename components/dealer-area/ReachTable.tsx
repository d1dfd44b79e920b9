import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { Reach } from '@/lib/people/contact/dealer-statistics'
import { color } from '@/styles/tokens'

type Props = { caption: string; first: string; rows: readonly { key: string | number; name: ReactNode; reach: Reach }[] }

/** Views, saves and contacts of several things. On a narrow screen it is scrolled sideways. */
export function ReachTable({ caption, first, rows }: Props) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Visite</th>
            <th scope="col">Preferiti</th>
            <th scope="col">Messaggi</th>
            <th scope="col">Numeri mostrati</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, reach: { views, saves, messages, calls } }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{numberText(views)}</td>
              <td>{numberText(saves)}</td>
              <td>{numberText(messages)}</td>
              <td>{numberText(calls)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
  margin-top: 16px;
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px 12px; border-bottom: 1px solid ${color.border}; text-align: right; font-weight: 400; }
  thead th { font-weight: 600; }
  th:first-of-type { text-align: left; }
`
