/** Files of so many vehicles, in the forms in which programs write them. */
export const stockFiles: Readonly<Record<string, (vehicles: number) => string>> = {
  csv: (vehicles) => [names.join(';'), ...rows(vehicles).map((row) => row.join(';')), ''].join('\n'),
  json: (vehicles) => JSON.stringify(rows(vehicles).map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))),
  xml: (vehicles) => {
    const vehicle = (row: readonly string[]) => `<v>${names.map((name, at) => `<${name}>${row[at]}</${name}>`).join('')}</v>`
    return `<?xml version="1.0"?><stock>${rows(vehicles).map(vehicle).join('')}</stock>`
  },
}

const names = ['id', 'marca', 'modello', 'versione', 'prezzo', 'km', 'data', 'kw']

function rows(vehicles: number): string[][] {
  return Array.from({ length: vehicles }, (_, at) => [
    ...[`V${at}`, 'Fiat', 'Panda', `1.2 Easy ${at}`, String(8_000 + (at % 12_000)), String(10_000 + at * 2)],
    ...[`0${(at % 9) + 1}/20${12 + (at % 12)}`, '51'],
  ])
}
