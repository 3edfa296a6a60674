// Load the application right after the first paint of the prerendered HTML.
requestAnimationFrame(() => {
  setTimeout(() => void import('./app/start.tsx').then(({ start }) => start()))
})
