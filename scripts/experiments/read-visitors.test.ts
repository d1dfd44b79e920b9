// reads: temporary files
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readAttributes } from './read-attributes'
import { readVisitors } from './read-visitors'

async function fileOf(text: string, name = 'visitors.txt'): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'visitors-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, name), text)
  return path.join(folder, name)
}

const mobile = { deviceType: 'mobile' }
test.each([
  {
    format: 'an id on each line',
    text: 'anna\nbeppe\n',
    rows: [
      ['line 1', 'anna', undefined],
      ['line 2', 'beppe', undefined],
    ],
  },
  {
    format: 'lines of Windows, blank lines, a byte order mark, blanks around ids',
    text: '\uFEFFanna\r\n\r\n  beppe  \r\n',
    rows: [
      ['line 1', 'anna', undefined],
      ['line 3', 'beppe', undefined],
    ],
  },
  { format: 'no line break at the end', text: 'anna', rows: [['line 1', 'anna', undefined]] },
  { format: 'nothing', text: '\n \n', rows: [] },
  {
    format: 'a JSON value on each line',
    text: '{"visitor":"anna","attributes":{"deviceType":"mobile"}}\n"beppe"\n{"id":"carla"}',
    rows: [
      ['line 1', 'anna', mobile],
      ['line 2', 'beppe', undefined],
      ['line 3', 'carla', undefined],
    ],
  },
  {
    format: 'JSON whose other fields are attributes',
    text: '{"visitor":"anna","deviceType":"mobile"}\n{"id":"beppe","deviceType":"tablet","attributes":{"deviceType":"mobile"}}\n{"id":"carla","age":3,"attributes":7}',
    rows: [
      ['line 1', 'anna', mobile],
      ['line 2', 'beppe', mobile],
      ['line 3', 'carla', 7],
    ],
  },
  {
    format: 'a JSON line that is broken',
    text: '{"visitor":"anna"}\n{"visitor":\n{"visitor":"carla"}',
    rows: [
      ['line 1', 'anna', undefined],
      ['line 2', undefined, undefined],
      ['line 3', 'carla', undefined],
    ],
  },
  {
    format: 'a JSON list on many lines',
    text: '[\n  "anna",\n  {"visitor_id": "beppe", "attributes": {"deviceType": "mobile"}},\n  7\n]',
    rows: [
      ['entry 1', 'anna', undefined],
      ['entry 2', 'beppe', mobile],
      ['entry 3', 7, undefined],
    ],
  },
  {
    format: 'CSV',
    text: 'visitor,deviceType,age,beta\nanna,mobile,30,true\n"beppe, detto «il Rosso»",,,\n',
    rows: [
      ['line 2', 'anna', { ...mobile, age: 30, beta: true }],
      ['line 3', 'beppe, detto «il Rosso»', {}],
    ],
  },
  {
    format: 'CSV with semicolons, where the id stands last',
    text: 'deviceType;uuid\nmobile;anna\n',
    name: 'v.csv',
    rows: [['line 2', 'anna', mobile]],
  },
  {
    format: 'CSV whose header does not name the id',
    text: 'chi,deviceType\nanna,mobile\n',
    name: 'v.csv',
    rows: [['line 2', 'anna', mobile]],
  },
])('visitors are read from $format', async ({ text, name, rows }) => {
  const read: unknown[] = []
  for await (const { place, id, attributes } of readVisitors(await fileOf(text, name))) read.push([place, id, attributes])
  expect(read).toEqual(rows)
})

test('a list that never ends and a file that is not there are named', async () => {
  const readAll = async (file: string) => {
    for await (const _ of readVisitors(file));
  }
  await expect(readAll(await fileOf('["anna",'))).rejects.toThrow('begins with [ but is no JSON list')
  await expect(readAll('/nowhere/visitors.txt')).rejects.toThrow('/nowhere/visitors.txt cannot be read')
})

test.each([
  { format: 'one object for everybody', text: '{"deviceType":"mobile"}', anna: mobile, beppe: mobile },
  { format: 'an object of objects by visitor', text: '{"anna":{"deviceType":"mobile"},"beppe":{}}', anna: mobile, beppe: {} },
  {
    format: 'a JSON value on each line',
    text: '{"visitor":"anna","attributes":{"deviceType":"mobile"}}\n{"visitor":"carla","attributes":{}}',
    anna: mobile,
    beppe: {},
  },
  { format: 'a single such line', text: '{"visitor":"anna","attributes":{"deviceType":"mobile"}}', anna: mobile, beppe: {} },
  { format: 'a single line with its attributes beside the id', text: '{"visitor":"anna","deviceType":"mobile"}', anna: mobile, beppe: {} },
  {
    format: 'one object for everybody with what the vendor keeps in it',
    text: '{"deviceType":"mobile","$opt_experiment_bucket_map":{}}',
    anna: { ...mobile, $opt_experiment_bucket_map: {} },
    beppe: { ...mobile, $opt_experiment_bucket_map: {} },
  },
  { format: 'a JSON list', text: '[{"id":"anna","attributes":{"deviceType":"mobile"}}]', anna: mobile, beppe: {} },
  { format: 'CSV', text: 'visitor,deviceType\nanna,mobile\n', anna: mobile, beppe: {} },
  { format: 'an empty object', text: '{}', anna: {}, beppe: {} },
])('attributes are read from $format', async ({ text, anna, beppe }) => {
  const attributesOf = await readAttributes(await fileOf(text))
  expect([attributesOf('anna'), attributesOf('beppe')]).toEqual([anna, beppe])
})

test.each([
  '[{"deviceType":"mobile"}]',
  '{"deviceType":',
  '7',
  '{"anna":{"deviceType":"mobile"},"beppe":null}',
  '{"anna":{},"beppe":[]}',
  '{"anna":{},"$opt_bucketing_id":"x"}',
])('the attributes %s are refused', async (text) => {
  await expect(readAttributes(await fileOf(text))).rejects.toThrow()
})
