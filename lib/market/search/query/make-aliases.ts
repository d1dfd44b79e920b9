/** Make aliases: what sellers write in different ways, makes, versions and equipment. Each line is one thing. */
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

let namesOf: ReadonlyMap<string, string> | undefined

/** Each word with its other names, parted by «|», the word itself first. */
export function withMakeAliases(words: readonly string[]): string[] {
  const known = (namesOf ??= readNames())
  return words.map((word) => known.get(word) ?? word)
}

/** Reads the names when they are first needed: a browser has them with every list, and hardly ever needs them. */
function readNames(): ReadonlyMap<string, string> {
  const lines = sameThings
    .trim()
    .split('\n')
    .map((line) => line.split(', '))
  return new Map(
    lines.flatMap((names) =>
      names
        .filter((name) => !name.includes(' '))
        .map((name): [string, string] => [name, [name, ...names.filter((other) => other !== name)].join('|')]),
    ),
  )
}
