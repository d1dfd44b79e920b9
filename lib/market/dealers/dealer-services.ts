/** What a dealer may do besides selling, in the order in which its page says it. */
export const dealerServices = {
  permuta: 'Ritiro dell’usato',
  finanziamenti: 'Finanziamenti',
  passaggio: 'Passaggio di proprietà in sede',
  consegna: 'Consegna a domicilio',
  prova: 'Prova su strada',
  noleggio: 'Noleggio',
  officina: 'Officina',
  carrozzeria: 'Carrozzeria',
  gomme: 'Gommista',
  revisioni: 'Centro revisioni',
  ricarica: 'Colonnina di ricarica',
  accesso: 'Ingresso senza gradini',
} as const
export type DealerService = keyof typeof dealerServices
export type ServiceField = `service-${DealerService}`

function isService(key: string): key is DealerService {
  return Object.hasOwn(dealerServices, key)
}

export const serviceKeys: readonly DealerService[] = Object.keys(dealerServices).filter(isService)

/** The services of a row that we still know, in their order. */
export function knownServices(keys: readonly string[]): DealerService[] {
  return serviceKeys.filter((key) => keys.includes(key))
}

/** A field of a form for each service. Written out, so that the compiler knows every one. */
export function serviceFields<T>(valueOf: (service: DealerService) => T): Record<ServiceField, T> {
  return {
    'service-permuta': valueOf('permuta'),
    'service-finanziamenti': valueOf('finanziamenti'),
    'service-passaggio': valueOf('passaggio'),
    'service-consegna': valueOf('consegna'),
    'service-prova': valueOf('prova'),
    'service-noleggio': valueOf('noleggio'),
    'service-officina': valueOf('officina'),
    'service-carrozzeria': valueOf('carrozzeria'),
    'service-gomme': valueOf('gomme'),
    'service-revisioni': valueOf('revisioni'),
    'service-ricarica': valueOf('ricarica'),
    'service-accesso': valueOf('accesso'),
  }
}
