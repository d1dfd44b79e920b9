import styled from '@emotion/styled'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { fragment } from './fragment'
import { Link } from './Link'

export type GridLink = {
  label: string
  href: string
  /** How many ads stand behind it, as text. */
  count?: string | undefined
  /** Of pages that search engines may not keep. */
  rel?: 'nofollow' | undefined
}
type Props = { links: readonly GridLink[] }

/** A directory: five columns, fewer where they would be too narrow. */
export function LinkGrid({ links }: Props) {
  return <Grid {...fragment(GridLinks, { links })} />
}

function GridLinks({ links }: Props) {
  return links.map(({ label, href, count, rel }) => (
    <li key={href}>
      <Link href={href} rel={rel}>
        <b>{label}</b>
        {count !== undefined && <span>{count}</span>}
      </Link>
    </li>
  ))
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 0 24px;
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    border-bottom: 1px solid ${color.border};
    color: ${color.text};
    text-decoration: none;
  }
  b { min-width: 0; font-weight: 600; }
  span { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  a:hover b { color: ${color.accent}; text-decoration: underline; }
  ${maxWidth(900)} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${maxWidth(700)} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${maxWidth(450)} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 16px; }
  ${maxWidth(200)} { grid-template-columns: minmax(0, 1fr); }
`
