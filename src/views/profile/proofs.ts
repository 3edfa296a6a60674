import type { SignInMethod, SocialProvider } from '#contract/user/user.ts'

export const PROVIDER_NAMES: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

export const socialOf = (methods: readonly SignInMethod[]): SocialProvider[] =>
  methods.filter((method) => method !== 'password')
