import { limitIterations } from '#machines/kit/limitIterations.ts'
import { addingState } from './adding.states.ts'
import { listState } from './list.states.ts'
import { NOTHING, paymentMethodsSetup } from './paymentMethods.setup.ts'
import { cardFormSlotState } from './cardFormSlot.states.ts'

/** Specification §4, Payment methods: the list, and adding a card. The provider of the ports must also send `auth.cleared`. */
export const paymentMethodsMachine = paymentMethodsSetup.createMachine({
  id: 'paymentMethods',
  options: limitIterations,
  context: NOTHING,
  type: 'parallel',
  on: {
    'auth.cleared': {
      target: ['.list.idle', '.cardFormSlot.unmounted', '.adding.idle'],
      actions: 'forgetEverything',
    },
  },
  states: { list: listState, cardFormSlot: cardFormSlotState, adding: addingState },
})
