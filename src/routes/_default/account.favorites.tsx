import { FavoritesPage } from '#src/views/favorites/FavoritesPage.tsx'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/account/favorites')({
  component: FavoritesPage,
  staticData: { accountPage: 'favourites' },
})
