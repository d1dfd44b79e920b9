import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'

/** Every address that nothing else answers: 404 with the props of every page, which a static 404 page could not have. */
export const getServerSideProps = pageProps(() => Promise.reject(new AppError('notFound')))

/** `_app` draws the error screen instead. */
export default function UnknownAddressPage() {
  return null
}
