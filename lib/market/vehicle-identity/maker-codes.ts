/** The makes that the first three signs of a chassis stand for, where that is certain; of one that several makes share, all of them. */
// biome-ignore format: a table, one country a line
export const makersByCode: Readonly<Record<string, readonly string[]>> = {
  ...each(['ZFA'], 'fiat', 'abarth'), ...each(['ZAR', 'ZAS'], 'alfa-romeo'), ...each(['ZLA'], 'lancia'), ...each(['ZFF'], 'ferrari'),
  ...each(['ZAM'], 'maserati'), ...each(['ZHW', 'ZPB'], 'lamborghini'), ...each(['ZAC', '1C4', '1J4', '1J8'], 'jeep'), ...each(['ZCF'], 'iveco'),
  ...each(['ZDM'], 'ducati'), ...each(['ZD4'], 'aprilia'), ...each(['ZGU'], 'moto-guzzi'), ...each(['ZCG'], 'mv-agusta'),
  ...each(['WAU', 'WA1', 'WUA', 'TRU'], 'audi'), ...each(['WBA', 'WBS', 'WBY'], 'bmw'), ...each(['WB1'], 'bmw'), ...each(['WMW'], 'mini'),
  ...each(['WDB', 'WDD', 'WDC', 'WDF', 'W1K', 'W1N', 'W1V'], 'mercedes-benz'), ...each(['WME'], 'smart'), ...each(['WP0', 'WP1'], 'porsche'),
  ...each(['WVW', 'WVG', 'WV1', 'WV2'], 'volkswagen'), ...each(['W0L', 'W0V', 'VXK'], 'opel'), ...each(['WF0', 'NM0'], 'ford'),
  ...each(['VF1'], 'renault', 'dacia', 'alpine', 'mitsubishi', 'nissan'), ...each(['VFA'], 'alpine', 'renault'), ...each(['VF3', 'VR3'], 'peugeot'),
  ...each(['VF7', 'VR7'], 'citroen', 'ds-automobiles'), ...each(['VR1'], 'ds-automobiles'), ...each(['UU1'], 'dacia', 'renault'), ...each(['VSS'], 'seat', 'cupra'),
  ...each(['TMB'], 'skoda'), ...each(['KMH', 'TMA', 'NLH'], 'hyundai'), ...each(['KNA', 'KNE', 'U5Y'], 'kia'),
  ...each(['SAL'], 'land-rover'), ...each(['SAJ', 'SAD'], 'jaguar'), ...each(['SCF'], 'aston-martin'), ...each(['SCB'], 'bentley'),
  ...each(['SCA'], 'rolls-royce'), ...each(['SCC'], 'lotus'), ...each(['SBM'], 'mclaren'), ...each(['SHH', 'JHM'], 'honda'), ...each(['SMT'], 'triumph'),
  ...each(['YV1', 'YV4', 'LYV'], 'volvo'), ...each(['YS3'], 'saab'), ...each(['SJN', 'JN1'], 'nissan'), ...each(['JMZ'], 'mazda'),
  ...each(['JTD', 'JTE', 'JTM', 'JTN', 'SB1', 'NMT'], 'toyota', 'lexus', 'suzuki'), ...each(['VNK'], 'toyota', 'mazda'), ...each(['JTH'], 'lexus'),
  ...each(['JF1'], 'subaru', 'toyota'), ...each(['JSA'], 'suzuki'), ...each(['TSM'], 'suzuki', 'fiat', 'subaru', 'opel'),
  ...each(['JH2'], 'honda'), ...each(['JKA', 'JKB'], 'kawasaki'), ...each(['JYA'], 'yamaha'), ...each(['VBK'], 'ktm'), ...each(['1HD', '5HD'], 'harley-davidson'),
  ...each(['5YJ', '7SA', 'LRW', 'XP7'], 'tesla'), ...each(['LSJ'], 'mg'), ...each(['LGX', 'LC0'], 'byd'),
}

function each(starts: readonly string[], ...makes: string[]): Record<string, readonly string[]> {
  return Object.fromEntries(starts.map((start) => [start, makes]))
}
