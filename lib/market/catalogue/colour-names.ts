import type { colours } from './vocabulary'

type Colour = keyof typeof colours

/** Words for each colour; those of four letters and more also count at the end of a compound ("Obsidianschwarz", "technogreen"). */
const words: Readonly<Record<Colour, string>> = {
  bianco: 'bianco bianca white weiss snow neve ghiaccio gletscherweiss alabastro',
  nero: 'nero nera black schwarz ebano onyx midnight carbonio carbon',
  grigio:
    'grigio grigia grey gray grau antracite anthracite anthrazit titanio titanium grafite graphite granite gesso ardesia nardo daytona concrete scisto magnetic steel acciaio piombo cemento stone platinum quarzo manhattan',
  argento: 'argento silver silber alluminio aluminium silberne argentato',
  azzurro: 'azzurro azzurra celeste turchese turquoise hellblau acquamarina tiffany',
  blu: 'blu blue blau navy zaffiro sapphire cobalto petrolio',
  rosso: 'rosso rossa red rot ruby rubino corallo scarlet chili',
  bordeaux: 'bordeaux amaranto burgundy vinaccia bordo granata weinrot',
  verde: 'verde green grun gruen kaki khaki oliva olive smeraldo emerald salvia militare',
  giallo: 'giallo gialla yellow gelb oro gold',
  arancione: 'arancione arancio orange rame copper mango',
  marrone: 'marrone brown braun bronzo bronze cioccolato moka mocha castano nocciola cognac',
  beige: 'beige sabbia sand sandstone champagne avorio ivory crema panna tortora cream elfenbein dune',
  viola: 'viola purple violet violett lilla lila melanzana prugna fucsia magenta',
}

const byWord = new Map<string, Colour>()
for (const [colour, list] of Object.entries(words)) for (const word of list.split(' ')) if (isColour(colour)) byWord.set(word, colour)

const alternatives = [...byWord.keys()].sort((a, b) => b.length - a.length)
const whole = new RegExp(`(?<![a-z])(light blue|${alternatives.join('|')})(?![a-z])`)
const compound = new RegExp(`(?:${alternatives.filter((word) => word.length > 3 && word !== 'sand').join('|')})(?![a-z])`)

/** The colour named first in a folded text: «bianco sempione tetto nero» is white. */
export function recogniseColourName(folded: string): Colour | undefined {
  const body = folded.replace(/\b(?:tetto|roof|dach|con tetto)\b.*$/, '')
  const word = bestWord(body) ?? bestWord(folded)
  return word === 'light blue' ? 'azzurro' : word === undefined ? undefined : byWord.get(word)
}

/** Plain colours before names: «grigio bronzo» and «Midnight Blue» are read by the word every list has. */
function bestWord(text: string): string | undefined {
  return basic.exec(text)?.[1] ?? whole.exec(text)?.[1] ?? compound.exec(text)?.[0]
}

const basic =
  /(?<![a-z])(light blue|bianc[oa]|ner[oa]|grigi[oa]|argento|azzurr[oa]|blu|ross[oa]|bordeaux|verde|giall[oa]|arancione|marrone|beige|viola|white|black|gr[ae]y|silver|blue|red|green|yellow|orange|brown|purple|weiss|schwarz|grau|silber|blau|rot|gelb|braun)(?![a-z])/

function isColour(text: string): text is Colour {
  return Object.hasOwn(words, text)
}
