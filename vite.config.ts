import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/** React Aria carries its labels in thirty languages; the product speaks three. */
const ariaLanguages = (): Plugin => ({
  name: 'aria-languages',
  load: (id) =>
    /react-(aria|stately)\/dist\/.*\/intl\/[^/]+\/(?!en-US|ar-AE|he-IL)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id)
      ? 'export default {}'
      : null,
})

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    ariaLanguages(),
    vanillaExtractPlugin(),
    react(),
  ],
  resolve: {
    alias: [
      // The package's browser bundles carry their common code once each; the sources share it (30 kB less over the wire).
      {
        find: /^braintree-web\/(client|hosted-fields|data-collector|apple-pay|google-payment|three-d-secure)$/,
        replacement: 'braintree-web/$1/index.js',
      },
    ],
  },
  // One style sheet: prerendered pages carry it in their head, all others find it in the cache.
  build: { outDir: 'dist/client', manifest: true, assetsInlineLimit: 0, cssCodeSplit: false },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/pictures', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/__/auth'].map(
        (path) => [path, api],
      ),
    ),
  },
})
