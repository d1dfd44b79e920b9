import type { Dealer, NewDealer } from '@/lib/market/dealers/dealer'
import { serviceFields, serviceKeys } from '@/lib/market/dealers/dealer-services'
import { copyMonday, openingHoursOf, type Weekday, weekOf } from '@/lib/market/dealers/opening-hours'
import type { Place } from '@/lib/market/places/place'
import type { DealerProfileForm } from './dealer-schemas'

/** What the form of a profile says about a dealer in a place. */
export function profileOf(form: DealerProfileForm, place: Place): Omit<NewDealer, 'name'> {
  return {
    phone: form.phone,
    email: form.dealerEmail,
    whatsapp: form.whatsapp === '' ? null : form.whatsapp,
    website: form.website === '' ? null : form.website,
    rea: form.rea === '' ? null : form.rea,
    pec: form.pec === '' ? null : form.pec,
    activity: form.activity === '' ? null : form.activity,
    street: form.street,
    postcode: form.postcode,
    placeIstat: place.istat,
    provinceCode: place.provinceCode,
    region: place.region,
    latitude: place.latitude,
    longitude: place.longitude,
    openingHours: openingHoursOf(form.copyMonday === 'true' ? copyMonday(typedWeek(form)) : typedWeek(form)),
    description: form.description,
    googlePlaceId: form.googlePlaceId === '' ? null : form.googlePlaceId,
    services: serviceKeys.filter((key) => form[`service-${key}`] === 'true'),
  }
}

function typedWeek(form: DealerProfileForm): Record<Weekday, string> {
  return {
    Lun: form.hoursLun,
    Mar: form.hoursMar,
    Mer: form.hoursMer,
    Gio: form.hoursGio,
    Ven: form.hoursVen,
    Sab: form.hoursSab,
    Dom: form.hoursDom,
  }
}

/** The form of a profile as it begins; `place`: the dealer's, in words. */
export function profileForm(dealer: Dealer, place: string): DealerProfileForm {
  const week = weekOf(dealer.openingHours)
  return {
    phone: dealer.phone ?? '',
    dealerEmail: dealer.email ?? '',
    whatsapp: dealer.whatsapp ?? '',
    website: dealer.website ?? '',
    rea: dealer.rea ?? '',
    pec: dealer.pec ?? '',
    activity: dealer.activity ?? '',
    street: dealer.street ?? '',
    postcode: dealer.postcode ?? '',
    place,
    description: dealer.description,
    googlePlaceId: dealer.googlePlaceId ?? '',
    ...serviceFields((service) => (dealer.services.includes(service) ? 'true' : '')),
    hoursLun: week.Lun,
    hoursMar: week.Mar,
    hoursMer: week.Mer,
    hoursGio: week.Gio,
    hoursVen: week.Ven,
    hoursSab: week.Sab,
    hoursDom: week.Dom,
    copyMonday: '',
  }
}
