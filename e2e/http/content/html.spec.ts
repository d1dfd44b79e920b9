import { getPage, textOf } from '@/e2e/html-page'
import { htmlFaults } from '@/e2e/html-rules'
import { pageTypes } from '@/e2e/page-types'
import { expect, test } from '@/e2e/test'

for (const { name, hrefIn } of pageTypes) {
  test(`the HTML is valid: ${name}`, async ({ request, market }) => {
    expect(await htmlFaults(await (await request.get(hrefIn(market))).text())).toEqual([])
  })
}

test('the check itself reports HTML that is not valid', async () => {
  expect(
    await htmlFaults('<!DOCTYPE html><html lang="it"><head><title>x</title></head><body><p><div></div></p><img src="a.png"></body></html>'),
  ).not.toEqual([])
})

test('every page of a demo market says in its footer that its data are invented', async ({ request, market }) => {
  const silent: string[] = []
  const offline = { name: 'offline', hrefIn: () => '/offline' }
  for (const { name, hrefIn } of [...pageTypes, offline]) {
    const { document } = await getPage(request, hrefIn(market))
    if (!textOf(document.querySelector('footer')).includes('dati dimostrativi')) silent.push(name)
  }
  expect(silent).toEqual([])
})

test('no page waits for a script to show its content, whichever way it is rendered', async ({ request, market }) => {
  const hidden: string[] = []
  for (const { name, hrefIn } of pageTypes) {
    const { document } = await getPage(request, hrefIn(market))
    if (document.querySelector('[hidden] h1, [hidden] main, [hidden] footer') !== null) hidden.push(name)
  }
  expect(hidden).toEqual([])
})
