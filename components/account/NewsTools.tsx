import styled from '@emotion/styled'
import type { PostTarget } from '@/components/form/form-context'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { type NewsFilter, newsFilterNames, newsFilters } from '@/lib/accounts/news/news'
import { newsApi, noticesPath } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { filter: NewsFilter; isEmpty: boolean; hasNew: boolean }

/** The heading of the news, what can be done with all of them, and which are shown. */
export function NewsTools({ csrf, outcome, filter, isEmpty, hasNew }: Props) {
  const isAllRead = outcome?.form === newsApi && outcome.isDone && outcome.message !== ''
  return (
    <>
      <Head>
        <h1>Novità</h1>
        <div>
          {hasNew && (
            <Change csrf={csrf} azione="lette">
              <Icon name="check" size={16} />
              Segna tutte lette
            </Change>
          )}
          <Link href={noticesPath}>Notifiche</Link>
          <Link href={`${routes.profile}#consensi`}>Quali mail ricevi</Link>
        </div>
      </Head>
      {isAllRead && (
        <Said role="status">
          <Icon name="check" />
          {outcome.message}
          <Change csrf={csrf} azione="annulla">
            Annulla
          </Change>
        </Said>
      )}
      {!isEmpty && (
        <Filters aria-label="Quali novità">
          {newsFilterNames.map((name) => (
            <Link
              key={name}
              href={name === 'tutte' ? routes.news : `${routes.news}?mostra=${name}`}
              aria-current={name === filter ? 'page' : undefined}
            >
              {newsFilters[name].label}
            </Link>
          ))}
        </Filters>
      )}
    </>
  )
}

function Change({ csrf, azione, children }: { csrf: string; azione: string; children: React.ReactNode }) {
  return (
    <form method="post" action={newsApi}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="azione" value={azione} />
      <button type="submit">{children}</button>
    </form>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
  > div { display: flex; flex-wrap: wrap; gap: 0 16px; }
  button, a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    color: ${color.link};
    font-weight: 600;
    font-size: ${fontSize.base};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${maxWidth(800)} { margin-bottom: 8px; }
`
const Said = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 12px;
  padding: 6px 14px;
  border-radius: ${radius.md};
  background: ${color.accentSurface};
  svg { color: ${color.accent}; }
  button { min-height: 44px; padding: 0 4px; color: ${color.link}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
`
const Filters = styled.nav`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border: 1.5px solid ${color.borderControl};
  border-radius: ${radius.md};
  a { display: inline-flex; align-items: center; min-height: 38px; padding: 0 14px; border-radius: ${radius.sm}; color: ${color.text}; font-size: ${fontSize.base}; font-weight: 500; text-decoration: none; }
  a:hover { background: ${color.accentSurface}; }
  a[aria-current], a[aria-current]:hover { background: ${color.accent}; color: ${color.textInverse}; font-weight: 600; }
`
