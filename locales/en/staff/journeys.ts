/** Journeys: what one flow takes, across machines. */
export const journeys = {
  title: 'Journeys',
  names: {
    paid: 'From search to paid',
    wallet: 'Pay with a wallet',
    signUp: 'Sign up and prove the email',
    hours: 'Ask a hotel for hours',
    cancel: 'Cancel and get the money back',
    card: 'Keep a card',
  },
  choose: 'Journeys through this machine',
  steps: (count: number, machines: number) =>
    `${count} steps through ${machines === 1 ? '1 machine' : `${machines} machines`}`,
  here: (count: number) => (count === 1 ? '1 of them here' : `${count} of them here`),
  toldBy: (machine: string, on: string) => `told by ${machine} (${on})`,
  theEnd: 'the end',
  stepOf: (numbers: string) => `step ${numbers} of the journey`,
  next: (event: string) => `${event} →`,
  made: 'Each step is one way of its machine. Between machines it follows the table of event routes, or the guest goes on to another page.',
}
