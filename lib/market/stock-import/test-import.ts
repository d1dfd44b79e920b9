import { Readable } from 'node:stream'
import { expect } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { type ImportOptions, importStock } from './import-stock.server'
import type { ReportLine } from './report-line'

export const now = new Date('2026-11-21T12:00:00Z')
/** The columns of a file of exports that knows all facts, and two cars of it. */
export const header =
  'id,make,model,full_name,price_eur,first_registration,mileage_km,condition,fuel_type,power_kw,power_hp,color_exterior,seller_ref,seller_location'
export const panda = 'X1,FIAT,panda,Fiat PandaPanda 1.2 Easy PROMO,9900,03-2021,43217,used,petrol,51,69,Bianco,V01,IT-00148 Roma - RM'
export const corsa = 'X2,Opel,corsa,Opel Corsa1.2 Elegance,12500,06-2022,31890,used,petrol,74,101,Nero,V02,IT-37121 Verona - VR'

export async function runImport(db: Db, lines: readonly string[], options: ImportOptions = {}) {
  const report: ReportLine[] = []
  const source = Readable.from([Buffer.from(`${lines.join('\n')}\n`)])
  const summary = await importStock(db, source, { now, ...options, onReport: (line) => report.push(line) })
  expect(summary.read).toBe(summary.inserted + summary.updated + summary.merged + summary.notOffered + summary.refused)
  return { ...summary, report }
}

export async function importedAds(db: Db): Promise<Ad[]> {
  return db<Ad[]>`select * from ad where import_key is not null order by id`
}

/** Exports of the same Panda by four portals. */
export const dialects = {
  'automobile.it': [
    'Annuncio,Link,Prezzo,Chilometraggio,Cambio,Immatricolazione,Carburante,Località,Nome_Venditore',
    'Fiat Panda 1.2 Easy,https://a.it/roma-fiat-panda-1-2-easy/178000001,€ 5.000,230.000 km,Manuale,Aprile 2013,Metano - Euro 5,Marsala (TP),Da1b2c3',
  ],
  'autosupermarket.it': [
    'Annuncio;Modello;Link;Prezzo;Chilometraggio;Cambio;Immatricolazione;Carburante;CV;Località',
    'Opel Corsa - 1.2 Easy;"FIAT Panda\n1.2 Easy";https://b.it/annunci/fiat-panda-1-2-easy; 5.000 €;230.000 km ;Man. 5 marce ;Apr, 2013;Metano;51kW (69CV) ;91025 Marsala (TP)',
  ],
  'autoscout24.it': [
    'Link\tMarca\tModello\tModello_plus_info\tPrezzo_scont\tPrezzo\tChilometraggio\tImmatricolazione\tCarburante\tCV\tLocalità',
    'https://c.it/annunci/fiat-panda-1-2-easy-metano\tFiat\tPanda\t1.2 Easy\t€ 5.000\t\t230.000 km\t04/2013\tMetano\t51 kW (69 CV)\tIT-91025 Marsala - Trapani - Tp',
  ],
  'subito.it': [
    'Annuncio,Prezzo,Tipologia,Immatricolazione,Chilometraggio,Carburante,Cambio,Classe Euro,Località,Provincia,Venditore,Link',
    'FIAT Panda 1.2 Easy,5.000 €,Usato,04/2013,230000 Km,Metano,Manuale,Euro 5,Marsala,TP,Privato,https://d.it/auto/fiat-panda-1-2-easy-trapani-600000001.htm',
  ],
}
