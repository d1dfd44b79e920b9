/** What a car costs its buyer with the transfer, as texts. JSON-serialisable. */
export type WholeCosts = { price: string; transfer: string; where: string; total: string; checkedOn: string | null }
