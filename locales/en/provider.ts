/** The emulator's sign-in window for Google and Facebook. */
export const provider = {
  title: 'Log in with {{provider}}',
  notice:
    'This is a local stand-in for {{provider}}. Nothing you do here reaches {{provider}}: choose an account or make one up.',
  choose: 'Choose an account',
  another: 'Another account',
  email: 'Email',
  name: 'Full name',
  proceed: 'Continue',
  cancel: 'Cancel',
  wrongEmail: 'Enter a valid email',
  wrongName: { one: 'Enter a name of {{n}} character', other: 'Enter a name of 1 to {{n}} characters' },
  failed: 'That didn’t work. Please try again.',
  noOpener: 'This window belongs to a login form. Open it from there.',
} as const
