/** What sellers write in different ways: makes, versions and equipment. Each line is one thing. */
const sameThings = `
vw, volkswagen
alfaromeo, alfa romeo
landrover, land rover
mercedesbenz, mercedes benz, mercedes, mb
chevy, chevrolet
hd, harley davidson
mjt, mjet, multijet, multi jet
jtd, jtdm
sw, station wagon, stationwagon, wagon
tdi, turbodiesel, turbo diesel
cabrio, cabriolet, spider
sline, s line
rline, r line
stline, st line
gtline, gt line
nline, n line
msport, m sport
amgline, amg line
etech, e tech
dsg, doppia frizione
aut, automatico, cambio automatico
pickup, pick up
km0, km zero, chilometri zero
unipro, uniproprietario, unico proprietario
clima, climatizzatore, aria condizionata
navi, navigatore
ibrida, hybrid
elettrica, electric
quadrifoglio, qv
cerchioni, cerchi
retrocamera, telecamera posteriore
camperizzato, allestito camper
atp, coibentato atp`

const namesOf = new Map<string, string>()
for (const line of sameThings.trim().split('\n')) {
  const names = line.split(', ')
  for (const name of names) if (!name.includes(' ')) namesOf.set(name, [name, ...names.filter((other) => other !== name)].join('|'))
}

/** Each word with its other names, parted by «|», the word itself first. */
export function withOtherNames(words: readonly string[]): string[] {
  return words.map((word) => namesOf.get(word) ?? word)
}
