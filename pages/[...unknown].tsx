import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

/** All unknown addresses: 404 with the props of every page, which a static 404 page could not have. */
export const getServerSideProps = pageProps(() => Promise.reject(new AppError('notFound')))

/** `_app` renders the error screen instead. */
export default function UnknownAddressPage() {
  return null
}
