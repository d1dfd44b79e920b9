import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { redactAndTruncate } from '@/lib/kernel/errors/redact'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { loginCodePath, loginPath, routes, socialLoginStart } from '@/lib/kernel/routes/routes'
import { routePatterns } from '@/lib/server/metrics/route-patterns'
import { cacheableAddress } from '@/lib/server/page-cache/cacheable-address'
import { hasMailCode } from '@/lib/server/runtime/front/prepare-request.server'

const token = 's3gr3t0_S3gr3t0-s3gr3t0'
const withCode = (path: string) => `${path}?codice=${token}`

/** Every address in which a token stands, once for each kind of token, and the ways on which it stands within another address. */
const addresses: Readonly<Record<string, string>> = {
  registration: withCode(routes.confirmRegistration),
  'new password': withCode(routes.newPassword),
  'new e-mail address': withCode(routes.confirmEmail),
  conversation: withCode(routes.conversation),
  invitation: withCode(dealerArea.invitation),
  'registration of a dealer': withCode(routes.dealerRegistration),
  'alert to confirm': withCode(routes.confirmAlert),
  'alerts of a mail': withCode(routes.alerts),
  'search of a mail': `/area-privata/modifica-ricerca?ricerca=1&codice=${token}`,
  'end of the mails about lower prices': withCode(routes.stopPriceDropMails),
  'end of the mails of the morning': withCode(routes.stopMorningMails),
  'end of an ad': withCode(routes.renewAd),
  'a call with the code of a mail': withCode('/api/v1/saved-search/alerts'),
  'data of a page': withCode('/_next/data/build/risposta.json'),
  'login on the way to an invitation': loginPath(withCode(dealerArea.invitation)),
  'second step of that login': loginCodePath(withCode(dealerArea.invitation), 'password'),
  'that login by another site': socialLoginStart('facebook', withCode(dealerArea.invitation)),
  'login within a login': loginPath(loginPath(withCode(dealerArea.invitation))),
  'address of a stock': `/api/v1/dealers/exports/${token}/veicoli.csv`,
}

test.each(Object.entries(addresses))('the token of %s stands in no log, report, trace, referrer or page cache', (_, address) => {
  expect(address).toContain(token)
  expect(loggedPath(address)).not.toContain(token)
  for (const text of [
    `GET https://www.ingrana.it${address} 500`,
    JSON.stringify({ from: '/', to: address }),
    address.slice(address.indexOf('?') + 1),
  ])
    expect(redactAndTruncate(text), 'a report or a crumb of the browser').not.toContain(token)
  expect(routePatterns(undefined)(address), 'figures and spans').not.toContain(token)
  expect(cacheableAddress(address), 'a key of the page cache').toBeUndefined()
  expect(hasMailCode(address) || address.startsWith('/api/'), 'no request that follows from a page tells it').toBe(true)
})

test('a token has one parameter name in mails and links, and the redaction knows this name', () => {
  const names = ['lib', 'components', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .flatMap((file) => {
        const text = readFileSync(`${folder}/${file}`, 'utf8')
        return [...text.matchAll(/siteLink\([^)]*\{\s*(\w+): (?:code|token)\b|[?&](\w+)=\$\{(?:code|token)\}/g)].map(
          ([, inLink, inPath]) => inLink ?? inPath,
        )
      }),
  )
  expect(names.length).toBeGreaterThan(10)
  expect([...new Set(names)]).toEqual(['codice'])
})

test('every logged address goes through one function', () => {
  const files = ['lib', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)),
  )
  const cutting = [...files, 'instrumentation.ts'].filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /\b(?:reportFailure|log)\(/.test(text) && /\bpath(?:: | = )[^\n]*\.split\(/.test(text)
  })
  expect(cutting).toEqual([])
})
