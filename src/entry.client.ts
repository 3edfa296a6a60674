// The page is painted from its prerendered HTML first; the application comes right after that paint.
requestAnimationFrame(() => {
  setTimeout(() => void import('./app/start.tsx').then(({ start }) => start()))
})
