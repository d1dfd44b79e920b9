/** Twenty cards of a list, made up alike in every build: what a card of ours tells, without a database. */
const makes = ['Fiat Panda', 'Volkswagen Golf', 'Renault Clio', 'Toyota Yaris', 'BMW Serie 1']
const places = ['Milano', 'Pavia', 'Torino', 'Bologna', 'Roma']

export const cards = Array.from({ length: 20 }, (_, index) => ({
  id: 10_000_000 + index,
  title: makes[index % makes.length],
  version: `1.${index % 6} ${70 + index} CV Business ${index % 2 === 0 ? 'Manuale' : 'Automatica'}`,
  price: `${(6_900 + index * 730).toLocaleString('it-IT')} €`,
  label: index % 3 === 0 ? 'Ottimo Prezzo' : 'Prezzo nella media',
  facts: [
    `0${(index % 9) + 1}/20${10 + (index % 14)}`,
    `${(index * 7_130 + 900).toLocaleString('it-IT')} km`,
    index % 2 === 0 ? 'Benzina' : 'Diesel',
    `${51 + index} kW`,
  ],
  place: `${places[index % places.length]} (${index + 1} km)`,
  seller: index % 4 === 0 ? 'Privato' : `Autosalone ${places[(index + 2) % places.length]}`,
  picture: `/illustrazioni/suv-blu-0${(index % 9) + 1}-640.webp`,
}))

const groups = [
  ['Carburante', 8],
  ['Cambio', 3],
  ['Carrozzeria', 12],
  ['Colore', 16],
  ['Dotazioni', 24],
  ['Classe ambientale', 8],
  ['Venditore', 3],
  ['Marca', 18],
]

/** Eight groups of filters with 92 choices between them. */
export const filters = groups.map(([label, count]) => ({
  label,
  choices: Array.from({ length: count }, (_, index) => ({ label: `${label} ${index + 1}`, count: (index * 37) % 410 })),
}))
