import styled from '@emotion/styled'
import type { CSSProperties } from 'react'
import { firstPage, maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { Link } from './Link'

export type GridLink = {
  label: string
  href: string
  /** How many ads stand behind it, as text. */
  count?: string | undefined
  /** Marks pages that search engines must not index. */
  rel?: 'nofollow' | undefined
}
type Props = { links: readonly GridLink[] }

/** A directory: five columns, fewer where they would be too narrow. */
export function LinkGrid({ links }: Props) {
  const counted: CSSProperties & Record<'--links', number> = { '--links': links.length }
  return (
    <Grid style={counted}>
      {links.map(({ label, href, count, rel }) => (
        <li key={href}>
          <Link href={href} rel={rel}>
            <b>{label}</b>
            {count !== undefined && <span>{count}</span>}
          </Link>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled.ul`
  --columns: 5;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 0 24px;
  margin: -5px;
  padding: 5px; /* for the outlines of its links, which are cut off at its edge */
  @media screen { ${firstPage} & { content-visibility: auto; contain-intrinsic-height: auto calc(var(--links) / var(--columns) * 48px); } }
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
  ${maxWidth(900)} { --columns: 4; }
  ${maxWidth(700)} { --columns: 3; }
  ${maxWidth(450)} { --columns: 2; gap: 0 16px; }
  ${maxWidth(200)} { --columns: 1; }
`
