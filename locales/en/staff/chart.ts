/** Texts shared by all charts, around the names of the machine. */
export const chart = {
  asks: 'asks: {{what}}',
  after: 'after {{seconds}} s',
  atOnce: 'at once',
  ended: 'all done',
  otherwise: 'otherwise',
  noEffect: '{{what}}: no effect',
}
