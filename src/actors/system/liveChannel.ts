/** Staff pages ask here what runs in the tabs of their browser. */
export const LIVE_CHANNEL = 'live'
