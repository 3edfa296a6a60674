import { writeLanding, writeNewSearch } from '#machines/search/search.criteria.url.ts'
import { HomePage } from '#src/views/home/HomePage.tsx'
import { createFileRoute, useNavigate } from '@tanstack/react-router'

export const Route = createFileRoute('/_default/')({ component: Home })

function Home() {
  const navigate = useNavigate()
  return (
    <HomePage
      onSearch={(criteria, landing) =>
        void navigate({
          to: '/hotels',
          search: { ...writeNewSearch(criteria), ...writeLanding(landing) },
        })
      }
    />
  )
}
