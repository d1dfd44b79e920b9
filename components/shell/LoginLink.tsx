import { useRouter } from 'next/router'
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react'
import { openLogin } from '@/lib/kernel/browser/site-events'
import { loginPath, routes } from '@/lib/kernel/routes/routes'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> & { children: ReactNode }

/** Opens the login over the page. Without JavaScript, in another tab and where one logs in or registers it is a plain link. */
export function LoginLink({ children, ...link }: Props) {
  const { asPath, pathname } = useRouter()
  const isFormPage = pathname === routes.login || pathname === routes.registration
  const open = (event: MouseEvent) => {
    if (isFormPage || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openLogin()
  }
  // The server does not see the part after # and may write a query differently.
  return (
    <a {...link} href={isFormPage ? routes.login : loginPath(asPath)} rel="nofollow" suppressHydrationWarning onClick={open}>
      {children}
    </a>
  )
}
