import { reservedTld } from '../demo-contact'
import type { Random } from '../random'

/** The domain in which the buyers of the demo have their mailboxes. It marks their accounts: nobody else can have an address there. */
export const buyerDomain = `acquirenti.${reservedTld}`
/** The same for those who answer for a dealer. */
export const staffDomain = `concessionari.${reservedTld}`

export type Gender = 'o' | 'a'
export type InventedPerson = { displayName: string; firstName: string; gender: Gender; email: string }

const men =
  `Alberto Alessandro Andrea Angelo Antonio Bruno Carlo Claudio Cristian Daniele Dario Davide Diego Domenico Edoardo Emanuele Enrico Fabio Federico Filippo
Francesco Gabriele Giacomo Gianni Giorgio Giovanni Giulio Giuseppe Ivan Jacopo Leonardo Lorenzo Luca Luigi Manuel Marco Mario Massimo Matteo Mattia Maurizio
Michele Mirko Nicola Omar Paolo Pietro Renato Riccardo Roberto Samuele Sergio Simone Stefano Tommaso Valerio Vincenzo Vittorio Walter Yuri`.split(
    /\s+/,
  )
const women =
  `Alessandra Alessia Alice Anna Arianna Barbara Beatrice Camilla Carla Caterina Chiara Cinzia Claudia Cristina Daniela Elena Eleonora Elisa Emma Erica
Federica Francesca Gaia Giada Giorgia Giulia Ilaria Irene Laura Lidia Lucia Luisa Manuela Margherita Maria Martina Michela Monica Nadia Nicole Noemi Paola
Roberta Rosa Sara Serena Silvia Simona Sofia Sonia Stefania Teresa Valentina Valeria Veronica Viola`.split(/\s+/)
const surnames =
  `Amato Arena Baldi Barone Basile Battaglia Bellini Benelli Berti Bianchi Bonetti Bruno Bruni Caruso Castelli Cattaneo Colombo Conte Coppola Costa D’Angelo
De Rosa De Santis Esposito Fabbri Farina Ferrara Ferrari Ferri Fiore Fontana Gallo Gatti Gentile Giordano Grassi Greco Grossi Guerra Leone Lombardi Longo
Mancini Marchi Mariani Marini Marino Martini Mazza Messina Monti Morelli Moretti Negri Neri Olivieri Orlando Pace Palmieri Parisi Pellegrino Piras Poli Ricci
Rinaldi Riva Rizzi Rizzo Romano Rossi Ruggiero Russo Sala Sanna Santini Serra Silvestri Sorrentino Testa Valenti Vitale Villa Zanella Zanetti`
    .replaceAll('De ', 'De_')
    .split(/\s+/)
    .map((surname) => surname.replace('_', ' '))

/** Somebody with a name, and a mailbox of the domain that nobody else has. */
export function inventPerson(random: Random, number: number, domain: string): InventedPerson {
  const gender: Gender = random.chance(0.62) ? 'o' : 'a'
  const firstName = random.pick(gender === 'o' ? men : women)
  const surname = random.pick(surnames)
  const mailbox = `${firstName}.${surname}`.toLowerCase().replace(/[^a-z.]/g, '')
  return { displayName: `${firstName} ${surname}`, firstName, gender, email: `${mailbox}.${number}@${domain}` }
}
