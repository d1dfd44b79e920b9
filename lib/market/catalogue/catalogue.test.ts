import { describe, expect, test } from 'vitest'
import { foldAlias } from './alias-matcher'
import { findMake, findModel, listMakes, listModels, tableOf } from './catalogue.server'
import { catalogueSlug, parseTable } from './catalogue-table'
import { categorySlugs } from './category'
import { bodiesByCategory } from './vocabulary'

describe.each(categorySlugs)('the table of %s', (category) => {
  const makes = tableOf(category)

  test('names every make once, and no alias stands for two makes', () => {
    expect(repeated(makes.map((make) => make.slug))).toEqual([])
    expect(repeated(makes.flatMap((make) => unique(make.aliases.map(foldAlias))))).toEqual([])
  })

  test('gives every model of a make its own slug', () => {
    expect(makes.flatMap((make) => repeated(make.models.map((model) => model.slug)).map((slug) => `${make.name} ${slug}`))).toEqual([])
    expect(makes.flatMap((make) => make.models.filter((model) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(model.slug)))).toEqual([])
  })

  test('lets no alias stand for two models of a make', () => {
    const claims = makes.flatMap((make) =>
      repeated(make.models.flatMap((model) => unique(model.aliases.map((alias) => foldAlias(alias.text).replace(/[ -]/g, ''))))).map(
        (alias) => `${make.name} ${alias}`,
      ),
    )
    expect(claims).toEqual([])
  })

  test('has no empty alias and only bodies of its category', () => {
    const models = makes.flatMap((make) => make.models)
    expect(models.filter((model) => model.aliases.some((alias) => foldAlias(alias.text) === ''))).toEqual([])
    expect(models.filter((model) => !Object.hasOwn(bodiesByCategory[category], model.body)).map((model) => model.name)).toEqual([])
  })

  test('has at least one model for every make', () => {
    expect(makes.filter((make) => make.models.length === 0).map((make) => make.name)).toEqual([])
  })
})

test.each([
  { category: 'auto', makes: 90, models: 800 },
  { category: 'moto-e-scooter', makes: 40, models: 250 },
  { category: 'caravan-e-camper', makes: 25, models: 0 },
  { category: 'veicoli-commerciali', makes: 15, models: 80 },
] as const)('$category has at least $makes makes and $models models', ({ category, makes, models }) => {
  expect(listMakes(category).length).toBeGreaterThanOrEqual(makes)
  expect(listMakes(category).flatMap((make) => listModels(category, make.slug)).length).toBeGreaterThanOrEqual(models)
})

test('makes and models are found by slug', () => {
  expect(findMake('auto', 'mercedes-benz')).toEqual({ slug: 'mercedes-benz', name: 'Mercedes-Benz' })
  expect(findModel('auto', 'fiat', 'panda')).toEqual({ slug: 'panda', name: 'Panda', body: 'city-car' })
  expect(findMake('auto', 'ducati')).toBeUndefined()
  expect(findModel('auto', 'fiat', 'golf')).toBeUndefined()
  expect(listModels('auto', 'nessuna')).toEqual([])
})

test('makes stand in alphabetical order and models with their numbers in order', () => {
  const names = listMakes('auto').map((make) => make.name)
  expect(names.indexOf('Škoda')).toBeLessThan(names.indexOf('Smart'))
  const bmw = listModels('auto', 'bmw').map((model) => model.name)
  expect(bmw.indexOf('Serie 1')).toBeLessThan(bmw.indexOf('Serie 3'))
  const peugeot = listModels('auto', 'peugeot').map((model) => model.name)
  expect(peugeot.indexOf('208')).toBeLessThan(peugeot.indexOf('2008'))
})

test.each([
  ['Citroën', 'citroen'],
  ['Lynk & Co', 'lynk-co'],
  ['up!', 'up'],
  ['#1', 'hashtag-1'],
  ['C-HR+', 'c-hr-plus'],
])('the slug of %s is %s', (name, slug) => {
  expect(catalogueSlug(name)).toBe(slug)
})

test('a table reads back with its marks', () => {
  const [make] = parseTable('Uno | Due, Tre\n  suv: A; B {bi} [! "b", ^80, one~, two!, c_d]')
  expect(make).toMatchObject({ slug: 'uno', aliases: ['Uno', 'Due', 'Tre'] })
  expect(make?.models.map(({ slug, name, body }) => [slug, name, body])).toEqual([
    ['a', 'A', 'suv'],
    ['bi', 'B', 'suv'],
  ])
  expect(make?.models[1]?.aliases).toEqual([
    { text: 'b', kind: 'whole' },
    { text: '80', kind: 'start' },
    { text: 'one', kind: 'weak' },
    { text: 'two', kind: 'strong' },
    { text: 'c_d', kind: 'anywhere' },
  ])
})

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index)
}
