import styled from '@emotion/styled'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { groupByDay, type NewsKind, type NewsLine, newsTimeText } from '@/lib/accounts/news/news'
import { newsApi } from '@/lib/kernel/routes/account-paths'
import {} from '@/lib/kernel/routes/routes'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

const icons: Record<NewsKind, IconName> = {
  drop: 'arrow-down',
  sold: 'check',
  search: 'search',
  message: 'mail',
  expiring: 'clock',
  expired: 'clock',
  views: 'eye',
  decision: 'shield',
  question: 'info',
}

type Props = { lines: readonly NewsLine[]; now: string; csrf: string }

/** The news under their days. A whole line is its link. */
export function NewsList({ lines, now, csrf }: Props) {
  const moment = new Date(now)
  return groupByDay(lines, moment).map((group) => (
    <Group key={group.title} aria-label={group.title}>
      <h2>{group.title}</h2>
      <ul>
        {group.lines.map((line) => (
          <Line key={line.key} line={line} time={newsTimeText(line.at, moment)} csrf={csrf} />
        ))}
      </ul>
    </Group>
  ))
}

function Line({ line: { key, kind, title, text, href, at, isNew }, time, csrf }: { line: NewsLine; time: string; csrf: string }) {
  /** Without JavaScript the line stays new until all are marked. */
  const tellOpened = () => {
    if (isNew) fetchJson(newsApi, { method: 'POST', csrf, body: { azione: 'apri', voce: key }, keepalive: true }).catch(() => {})
  }
  return (
    <li data-new={isNew || undefined}>
      <i>
        <Icon name={icons[kind]} />
      </i>
      <p>
        <Link href={href} onClick={tellOpened}>
          {title}
        </Link>
        {text !== '' && <small>{text}</small>}
      </p>
      <span>
        {isNew && <b>Nuova</b>} <time dateTime={at}>{time}</time>
      </span>
    </li>
  )
}

const Group = styled.section`
  h2 { padding: 20px 0 8px; color: ${color.textMuted}; font: 600 ${fontSize.md}/1.3 ${font.display}; }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 12px 14px;
    border: 1px solid ${color.border};
    border-bottom-width: 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  li:first-of-type { border-radius: ${radius.lg} ${radius.lg} 0 0; }
  li:last-of-type { border-bottom-width: 1px; border-radius: 0 0 ${radius.lg} ${radius.lg}; }
  li:only-of-type { border-radius: ${radius.lg}; }
  i { display: grid; place-items: center; width: 44px; height: 44px; border-radius: ${radius.md}; background: ${color.surfaceMuted}; color: ${color.textSecondary}; }
  a { color: ${color.text}; font-weight: 500; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  li:hover a { color: ${color.accent}; text-decoration: underline; }
  small { display: block; margin-top: 2px; color: ${color.textSecondary}; font-size: ${fontSize.base}; }
  span { color: ${color.textMuted}; font-size: ${fontSize.sm}; text-align: right; white-space: nowrap; }
  b { display: block; color: ${color.accent}; font-weight: 600; }
  [data-new] { background: ${color.accentSurface}; }
  [data-new] a { font-weight: 600; }
  [data-new] i {
    background: ${color.accent};
    color: ${color.textInverse};
    box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.textInverse};
    ${forcedColors} { border: 1px solid; }
  }
  ${maxWidth(800)} {
    li { grid-template-columns: 40px minmax(0, 1fr); gap: 4px 12px; align-items: start; padding: 12px; }
    i { width: 40px; height: 40px; }
    span { grid-column: 2; display: flex; gap: 8px; text-align: left; }
  }
`
