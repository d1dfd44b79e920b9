import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { topicPath } from '@/lib/kernel/routes/magazine-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { type Topic, topicSlugs, topics } from '@/lib/market/magazine/article'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { current: Topic | null | undefined; present: readonly Topic[] }

/** What articles are about; only what there are articles of. */
export function TopicLinks({ current, present }: Props) {
  return (
    <nav aria-label="Argomenti">
      <List>
        <li>
          <Link href={routes.magazine} aria-current={current === null ? 'page' : undefined}>
            Tutto
          </Link>
        </li>
        {topicSlugs
          .filter((topic) => present.includes(topic))
          .map((topic) => (
            <li key={topic}>
              <Link href={topicPath(topic)} aria-current={current === topic ? 'page' : undefined}>
                {topics[topic]}
              </Link>
            </li>
          ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 24px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    border: 1.5px solid ${color.borderStrong};
    border-radius: ${radius.pill};
    color: ${color.text};
    font-size: ${fontSize.base};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover { border-color: ${color.borderControl}; }
  a[aria-current] { border-color: ${color.accent}; background: ${color.accent}; color: ${color.textInverse}; }
  ${maxWidth(800)} {
    flex-wrap: nowrap;
    margin: 0 -16px 12px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`
