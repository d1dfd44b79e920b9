import { array, boolean, mixed, number, object, string } from 'yup'
import { maxDeviceAds } from '@/lib/accounts/consent/storage-limits'
import { idField, maxLengthField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { isWatchlistSort, maxNoteLength, maxSavedAds } from './watchlist'

/** The highest price in cents; more does not fit into its column. */
const maxPriceCents = 2_147_483_647

/** An ad to be saved, or to be put back; `back` is the page a form stood on. */
export const savedAdSchema = object({ ad: idField().required(messages.required), back: string() })

/** The ads that a browser saved without an account, newest first. */
export const deviceAdsSchema = object({
  ads: array(idField().required(messages.required)).max(maxDeviceAds, messages.digits).required(messages.required),
})

/** The ad in the address. */
export const adQuerySchema = object({ ad: idField().required(messages.required) })

/** One way of writing a line break, one spelling of letters, no blanks around. */
const noteField = () =>
  maxLengthField(maxNoteLength).transform((value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').replace(/\r\n?/g, '\n').trim() : value,
  )

/** A note as it is typed; an empty one takes the note away. */
export const noteFormSchema = object({ note: noteField() })

/** A note as the API takes it; required, so that a missing field does not erase the note. */
export const noteSchema = object({ note: noteField().defined(messages.required) })

/** What a form without JavaScript wants: it can only post. */
export const savedAdFormSchema = object({
  change: string().oneOf(['remove', 'note'], messages.digits).required(messages.required),
  back: string(),
})

/** Ads the user has seen, with the price and state that were shown. */
export const seenSchema = object({
  seen: array(
    object({
      ad: idField().required(messages.required),
      priceCents: number()
        .integer(messages.digits)
        .min(0, messages.digits)
        .max(maxPriceCents, messages.digits)
        .nullable()
        .defined(messages.required),
      isSold: boolean().required(messages.required),
    }),
  )
    .max(maxSavedAds, messages.digits)
    .required(messages.required),
})

export const watchlistQuerySchema = object({
  ordina: mixed(isWatchlistSort).default('salvati'),
  pagina: string()
    .default('1')
    .matches(/^[1-9]\d{0,4}$/, messages.digits),
})

/** Whether its owner wants to be written to when a saved ad gets cheaper; a form sends nothing for no. */
export const priceDropMailsSchema = object({ wanted: boolean().default(false) })
