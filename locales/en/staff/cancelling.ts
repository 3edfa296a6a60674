export const cancelling = {
  title: 'Canceling a booking',
  purpose: 'Shows what a guest gets back, and cancels only for exactly that refund.',
  states: {
    closed: 'Dialog closed',
    previewing: 'Calculating the refund',
    asking: 'Asking the guest',
    cancelling: 'Canceling',
    outcomeUnknown: 'Nobody knows whether it is canceled',
    failed: 'Refund did not come',
    refused: 'Cannot be canceled',
    done: 'Canceled',
  },
  about: {
    asking: 'The guest sees the exact refund and says yes or no.',
    cancelling:
      'There is no way out but an answer: what is under way is not forgotten. One that hangs may be asked for again, which is safe.',
    outcomeUnknown: 'Asking again is safe: a booking is canceled once.',
    refused: 'This booking cannot be canceled any more.',
  },
  events: {
    'cancel.close': 'close the dialog',
    'cancel.confirm': 'cancel for this refund',
    'cancel.open': 'press Cancel booking',
    'cancel.retry': 'try again',
  },
  guards: {
    isPreviewOutdated: 'the refund has changed',
    isCancelledAlready: 'it is canceled already',
    isPossible: 'it can be canceled',
    isUnsure: 'nobody knows the outcome',
  },
  ports: { cancelBooking: 'cancel the booking', loadPreview: 'calculate the refund' },
  delays: {},
  viewStates: {
    viewState: {
      name: 'Dialog',
      values: {
        closed: 'none',
        previewing: 'calculating',
        asking: 'question with the refund',
        cancelling: 'canceling',
        outcomeUnknown: 'we do not know yet',
        failed: 'refund did not come',
        refused: 'cannot be canceled',
        done: 'canceled',
      },
    },
    isRefundChanged: {
      name: 'Refund has changed',
      values: { no: 'no', yes: 'yes' },
    },
    obstacle: {
      name: 'Why not',
      values: {
        none: 'no reason',
        notRefundable: 'non-refundable',
        tooLate: 'the deadline has passed, and nothing would come back',
        begun: 'the stay has begun',
        status: 'the booking is not one to cancel',
      },
    },
    trouble: {
      name: 'Trouble',
      values: { none: 'none', offline: 'no connection', message: 'said what happened' },
    },
  },
  actions: {
    acceptRefund: 'note that the guest agrees',
    announce: 'tell that the booking is canceled',
    beginCancelling: 'begin with this booking',
    forget: 'forget the booking',
    rememberPreviousReturn: 'keep the refund that the guest was told',
    rememberPreview: 'remember the calculated refund',
    rememberRefund: 'remember what is given back',
  },
}
