// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { MarketingConsentForm } from '@/components/account/MarketingConsentForm'
import { AdCard } from '@/components/ads/AdCard'
import { LoginModal } from '@/components/login/LoginModal'
import { LoginPanel } from '@/components/login/LoginPanel'
import { anonymous, CurrentUserContext } from '@/components/shell/current-user'
import { Header } from '@/components/shell/Header'
import { sampleCards } from '@/components/showcase/sample-cards'
import { noMarketing } from '@/lib/accounts/consent/marketing-consent'
import {
  digitsField,
  emailField,
  lettersField,
  maxLengthField,
  minLengthField,
  newPasswordField,
  phoneField,
  vatNumberField,
  wordsField,
} from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { readTextRows, verbatimTexts, writtenTexts } from './spec-texts'

vi.mock('next/router', () => ({ useRouter: () => ({ pathname: '/', asPath: '/', query: {} }) }))
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true // jsdom knows the element, but not how to open it
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(cleanup)

const specification = readFileSync('docs/spec.md', 'utf8')
const rows = readTextRows(readFileSync('docs/spec-texts.md', 'utf8'))

/** The whole text of each rendered element. */
function renderedTexts(...screens: ReactElement[]): string[] {
  return screens.flatMap((screen) => {
    const { container } = render(screen)
    return [...container.querySelectorAll('*')].map((element) => element.textContent.replace(/\s+/g, ' ').trim())
  })
}

function faultsOf(fields: { validateSync(value: unknown): unknown }[], value: string): string[] {
  return fields.map((field) => {
    try {
      return String(field.validateSync(value))
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })
}

/** Texts of these files are rendered or computed; of any other file the literals count. */
const said: Record<string, () => string[]> = {
  'components/shell/Header.tsx': () =>
    renderedTexts(
      <Header withAccount />,
      <CurrentUserContext value={{ ...anonymous, isLogged: true }}>
        <Header withAccount />
      </CurrentUserContext>,
    ),
  'components/login/LoginModal.tsx': () =>
    renderedTexts(<LoginModal host="{host}" csrf="t" after="/" reason="" opener={null} onClose={() => {}} />),
  'components/login/LoginPanel.tsx': () => renderedTexts(<LoginPanel name="prova" csrf="t" outcome={null} after="/" />),
  'components/account/MarketingConsentForm.tsx': () =>
    renderedTexts(<MarketingConsentForm name="prova" choice={noMarketing} source="SETTINGS" csrf="t" outcome={null} />),
  'components/ads/AdCard.tsx': () =>
    renderedTexts(
      ...sampleCards
        .slice(0, 1)
        .flatMap(({ card }) => ([1, 2] as const).map((label) => <AdCard key={label} card={{ ...card, priceLabel: label }} />)),
    ),
  'lib/kernel/validation/fields.ts': () => [
    ...faultsOf([emailField(), vatNumberField(), phoneField(), minLengthField(), wordsField(), digitsField(), newPasswordField()], 'x'),
    ...faultsOf([lettersField(), maxLengthField(1)], '12'),
    ...faultsOf([emailField().required(messages.required)], ''),
  ],
}

const known = new Map<string, ReadonlySet<string>>()

/** Each file is rendered, called or read once, for any number of texts. */
function textsOf(file: string): ReadonlySet<string> {
  const texts = known.get(file) ?? (said[file] ? new Set(said[file]()) : writtenTexts(file, readFileSync(file, 'utf8')))
  known.set(file, texts)
  return texts
}

const product = ['components', 'lib', 'pages']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-[^/]+$/.test(file))

/** The error of one row: a text that its place does not contain, or one that exists although it waits for an issue. */
function textError(text: string, place: string): string | undefined {
  if (/^issue [A-Z]$/.test(place)) {
    const found = product.find((file) => [...writtenTexts(file, readFileSync(file, 'utf8'))].some((written) => written.includes(text)))
    return found && `«${text}» waits for ${place} and stands in ${found}`
  }
  if (!existsSync(place)) return `«${place}» is neither a file nor an issue`
  return textsOf(place).has(text) ? undefined : `${place} does not say «${text}»`
}

test('every text that the specification gives letter for letter has its row, and no other text has one', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.map(({ text }) => text)).toEqual(verbatimTexts(specification))
})

test.each(rows)('«$text» is said, letter for letter, by $place', ({ text, place }) => {
  expect(textError(text, place)).toBeUndefined()
})

test.each([
  { text: 'Hai dimenticato la Password?', place: 'components/login/LoginPanel.tsx', why: 'a text that differs by one letter' },
  { text: 'Hai dimenticato', place: 'components/login/LoginPanel.tsx', why: 'a part of a text' },
  { text: 'Request', place: 'lib/experimentation/experiments/datafile/fetch-datafile.server.ts', why: 'a part of a literal' },
  { text: 'salva preferenze', place: 'lib/nowhere.ts', why: 'a file that is not there' },
  { text: 'salva preferenze', place: 'issue E', why: 'a text that has come although it waits' },
])('a row is refused for $why', ({ text, place }) => {
  expect(textError(text, place)).toBeDefined()
})

test('a text that is nowhere may wait for its issue', () => {
  expect(textError('Un testo che non c’è ancora', 'issue E')).toBeUndefined()
})

test('quoted texts, messages and labels of a specification are read once each, and nothing else', () => {
  const text = `The form's label is 'Salva' ('true' means yes); logs "No 'uuid' found". The menu holds Vendi.

| Validator | Rule | Message |
|---|---|---|
| letters | letters | Solo lettere dell'alfabeto |

| Situation | Behaviour |
|---|---|
| Failure | Shows 'Salva' again |`
  expect(verbatimTexts(text)).toEqual(['Salva', "No 'uuid' found", "Solo lettere dell'alfabeto", 'Vendi'])
})

test('of a file the literals, templates and texts between tags are read, and no comment', () => {
  const source = 'const a = \'uno\' // tre\nconst b = <p title="due">\n  quattro\n  cinque {`sei ${a}`}</p>'
  expect([...writtenTexts('x.tsx', source)]).toEqual(['uno', 'due', 'quattro cinque', 'sei ${a}'])
})
