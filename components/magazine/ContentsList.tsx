import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import type { ArticleSection } from '@/lib/market/magazine/article'
import { aboveMobile, maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { sections: readonly ArticleSection[]; look: 'aside' | 'fold' }

/** The contents of the article: beside it, or folded above it where there is no room. Of the two one is shown. */
export function ContentsList({ sections, look }: Props) {
  const links = (
    <Links>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </Links>
  )
  if (look === 'aside')
    return (
      <Beside aria-label="In questa pagina">
        <b>In questa pagina</b>
        {links}
      </Beside>
    )
  return (
    <Fold>
      <summary>
        In questa pagina
        <Icon name="chevron-down" />
      </summary>
      {links}
    </Fold>
  )
}

const Links = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    padding: 6px 0 6px 14px;
    border-left: 3px solid ${color.border};
    color: ${color.text};
    font-size: ${fontSize.base};
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover { color: ${color.link}; text-decoration: underline; }
`
const Beside = styled.nav`
  position: sticky;
  top: 96px;
  max-height: calc(100vh - 112px);
  overflow-y: auto;
  b { display: block; margin-bottom: 8px; }
  ${maxWidth(800)} { display: none; }
`
const Fold = styled.details`
  margin-bottom: 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  summary { display: flex; align-items: center; justify-content: space-between; min-height: 48px; padding: 0 16px; font-weight: 600; }
  &[open] summary svg { transform: rotate(180deg); }
  ul { padding: 0 16px 12px; }
  ${aboveMobile} { display: none; }
`
