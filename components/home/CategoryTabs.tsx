import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { type Category, categories, categorySlugs } from '@/lib/market/catalogue/category'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { current: Category }

/** What to search for, as the gantry over a motorway. They are links: the choice stands in the address. */
export function CategoryTabs({ current }: Props) {
  return (
    <TabBar className="on-dark" aria-label="Cosa cerchi?">
      {categorySlugs.map((category) => (
        <Link key={category} href={homeOf(category)} scroll={false} aria-current={category === current ? 'true' : undefined}>
          {categories[category].label}
          {category === current && <Icon name="arrow-down" size={16} />}
        </Link>
      ))}
      <Link href={routes.dealers}>Concessionari</Link>
    </TabBar>
  )
}

function homeOf(category: Category): string {
  return category === 'auto' ? routes.home : `${routes.home}?categoria=${category}`
}

const TabBar = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr 1fr 1.4fr 1.2fr;
  gap: 6px;
  padding: 6px;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  background: ${color.accent};
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    height: 48px;
    border: 2px solid rgba(255, 255, 255, .55);
    border-radius: 7px;
    color: ${color.textInverse};
    font: 600 ${fontSize.lg}/1 ${font.display};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { border-color: ${color.textInverse}; color: ${color.textInverse}; }
  [aria-current] { background: ${color.surface}; border-color: ${color.surface}; color: ${color.accentStrong}; }
  [aria-current]:hover { color: ${color.accentStrong}; }
  ${forcedColors} { [aria-current] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; } }
  a:focus-visible { outline-offset: -2px; border-radius: 7px; }
  ${maxWidth(800)} {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    a { flex: none; height: 44px; padding: 0 14px; font-size: ${fontSize.md}; }
  }
`
