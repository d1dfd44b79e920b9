type Props = { listed: number; most: number }

/** Says that a list for moderators may go on where it ends. */
export function QueueRest({ listed, most }: Props) {
  return listed < most ? null : <p>Ne vedi {most} alla volta: le altre in attesa compaiono qui quando hai deciso queste.</p>
}
