/** The parameter of an ad’s address that names the province of the buyer. */
export const buyerProvinceParam = 'provincia'
export const maxProvinceLength = 60

/** Province where a buyer lives, as typed («MI», «milano»), else where the vehicle stands. `unknown`: what was typed and is no province. */
export type BuyerProvince = { code: string | null; unknown: string | null }
