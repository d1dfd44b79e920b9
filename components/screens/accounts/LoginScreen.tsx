import styled from '@emotion/styled'
import { useDeviceAds } from '@/components/ads/device/use-device-ads'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { LoginPanel } from '@/components/login/LoginPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { DeviceAds, deviceAdsTitle } from '@/components/watchlist/DeviceAds'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { fontSize } from '@/styles/tokens'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** A path of ours. */ after: string }

/** The login. On the way to the watchlist it first says what was saved in this browser without an account. */
export function LoginScreen({ csrf, outcome, after }: Props) {
  const saved = useDeviceAds().length
  const saysSaved = saved > 0 && after.startsWith(routes.watchlist)
  return (
    <PageLayout title="Accedi" description="Accedi al tuo account Ingrana con e-mail e password o con Facebook." noindex>
      <FormPage title={saysSaved ? deviceAdsTitle(saved) : 'Accedi'} outcome={outcome} forms={[posts.login]}>
        {saysSaved && (
          <>
            <DeviceAds count={saved} loadList={async () => (await import('@/components/ads/device/DeviceAdsList')).DeviceAdsList} />
            <Heading>Accedi</Heading>
          </>
        )}
        <div>
          <LoginPanel name="accesso" csrf={csrf} outcome={outcome} after={after} />
        </div>
      </FormPage>
    </PageLayout>
  )
}

const Heading = styled.h2`
  margin-top: 12px;
  font-size: ${fontSize.xl2};
`
