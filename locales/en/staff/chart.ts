/** What every chart says between the names of its machine. */
export const chart = {
  asks: 'asks: {{what}}',
  after: 'after {{seconds}} s',
  atOnce: 'at once',
  ended: 'all done',
  otherwise: 'otherwise',
  noEffect: '{{what}}: no effect',
}
