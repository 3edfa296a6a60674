/** Machine of an actor: `checkout.rates` is a second actor of `rates`, `destination#2` one of `destination`. */
export const machineOf = (actor: string): string => /[^.#]+(?=#|$)/.exec(actor.split('.').at(-1) ?? '')?.[0] ?? actor
