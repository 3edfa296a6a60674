/** Specification §5. */
export const validation = {
  notRequired: '(optional)',
  email: 'Enter a valid email',
  length: 'Please check {{field}} length',
  min: {
    one: 'Password minimum length is {{n}} character',
    other: 'Password minimum length is {{n}} characters',
  },
  numeric: 'Enter a valid number',
  required: 'The {{field}} field is required',
  phone: 'The {{field}} field is incorrect',
  latin: 'Please, use Latin letters',
  max: '“{{field}}” is too long',
  regex: 'Check “{{field}}”',
} as const
