/** The place of a column in the copy of one's own data, as `replies.name`; or why it has none. */
type Export = string | { withheld: string }
type PersonalColumn = {
  export: Export
  /** What happens to it with the account: gone at once, or retained until its time is over. */
  deletion: 'with the account' | 'stays'
}
export type TableOfPeople = {
  /** The owner of the rows. */
  owner: string
  /** How long a row stays at most. Where an account can be deleted, what goes with it goes earlier. */
  retention: string
  personal: Readonly<Record<string, PersonalColumn>>
  /** Keys, counts and states that say nothing about anybody. */
  others: readonly string[]
}

export const gone = (where: Export): PersonalColumn => ({ export: where, deletion: 'with the account' })
export const stays = (where: Export): PersonalColumn => ({ export: where, deletion: 'stays' })
export const each = (columns: string, what: PersonalColumn) => Object.fromEntries(columns.split(' ').map((column) => [column, what]))
export const secret = { withheld: 'opens the account' }
export const nobodys = { withheld: 'nothing says whose it is' }
export const dealers = { withheld: 'stands on the dealer’s page; its owners change it in their area' }
