import type { SocialProvider } from '#contract/user/user.ts'

/** As their owners write them, in every language. */
export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' }

/** Simplified logo; its button has the name. */
export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    {provider === 'google' ? (
      <g fill="none" strokeWidth="3.2">
        <path stroke="#EA4335" d="M4.35 7A6.4 6.4 0 0 1 14.9 5.89" />
        <path stroke="#FBBC05" d="M4.46 13.2A6.4 6.4 0 0 1 4.35 7" />
        <path stroke="#34A853" d="M14.53 14.53A6.4 6.4 0 0 1 4.46 13.2" />
        <path stroke="#4285F4" d="M10 10H16.4A6.4 6.4 0 0 1 14.53 14.53" />
      </g>
    ) : (
      <>
        <circle cx="10" cy="10" r="8.5" fill="#1877F2" />
        <path
          fill="#fff"
          d="M8.4 18.4v-6.2H6.2V9.7h2.2V7.8c0-2.1 1.3-3.3 3.3-3.3.7 0 1.3.1 1.8.2v2.2h-1.2c-1 0-1.4.5-1.4 1.3v1.5h2.5l-.4 2.5h-2.1v6.2Z"
        />
      </>
    )}
  </svg>
)
