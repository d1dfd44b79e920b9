import type { Category } from '@/lib/market/catalogue/category'
import { formsOf } from './phrases'

const words: Readonly<Record<Category, string>> = {
  auto: 'auto, automobil(e|i), macchin(a|e), vettur(a|e), autovettur(a|e), minicar, macchinetta, auto e',
  'moto-e-scooter':
    'moto, motociclett(a|e), motocicl(o|i), scooter, scuter, motorin(o|i), scooteron(e|i), maxiscooter, maxi scooter, ciclomotor(e|i), cinquantin(o|i), quad, motocross, moto da, pit bike, vespa, bmw gs, ciclomotore 50',
  'caravan-e-camper':
    'camper, autocaravan, caravan, roulotte, rulot, motorhome, campervan, camper van, camper puro, mansardat(o|i), semintegral(e|i), camperizzat(o|i), furgone camperizzato, van camperizzato, minicamper, veicolo ricreazionale, autocaravan, profilat(o|i)',
  'veicoli-commerciali':
    'furgon(e|i|cino|cini), veicol(o|i) commercial(e|i), veicol(o|i) da lavoro, mezz(o|i) da lavoro, commercial(e|i), autocarr(o|i), camion, camioncin(o|i), cassonat(o|i), minibus, pulmin(o|i), trattore stradale, motrice, autofurgon(e|i), ribaltabil(e|i), furgonat(o|i), van commerciale, apecar, apecar(o), ape car, lastrato, centinato, frigorifero, isotermico, cassone ribaltabile',
}

/** The words that name a category by themselves. */
export const categoryWords: ReadonlyMap<string, Category> = new Map([
  ...formsOf(words['veicoli-commerciali']).map((form): [string, Category] => [form, 'veicoli-commerciali']),
  ...formsOf(words.auto).map((form): [string, Category] => [form, 'auto']),
  ...formsOf(words['moto-e-scooter']).map((form): [string, Category] => [form, 'moto-e-scooter']),
  ...formsOf(words['caravan-e-camper']).map((form): [string, Category] => [form, 'caravan-e-camper']),
])
