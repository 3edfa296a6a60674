// Who wrote what is sent to browsers, and under which licence: their texts ask to be passed on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** Those that let us ship a page without opening its source. Another one is a decision, not an accident. */
const ALLOWED = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'Unlicense'])

/** Packages that name their licence and leave its text out, by whose they are as their sources or their author's line say. */
const HOLDERS = [
  { name: /^(firebase|@firebase\/\w+)$/, holder: 'Google LLC' },
  { name: /^@paypal\/fastlane-sdk-loader$/, holder: 'PayPal, Inc.' },
  { name: /^dlv$/, holder: 'Jason Miller' },
]
const STANDARD = new URL('../licences/', import.meta.url)

/**
 * @param {string} name
 * @param {string} licence
 */
const standardText = (name, licence) => {
  const known = HOLDERS.find((entry) => entry.name.test(name))
  return known
    ? `Copyright (c) ${known.holder}\n\n${readFileSync(new URL(`${licence}.txt`, STANDARD), 'utf8').trim()}`
    : ''
}

const TEXT = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i

/** What is no package: shipped or answered data. The pieces of the map carry the second text with them. */
const DATA = `City names and positions: GeoNames, https://www.geonames.org, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), shortened.

${readFileSync(new URL('../map/LICENCE.txt', import.meta.url), 'utf8').trim()}`

/**
 * The folder of the package that a module belongs to.
 * @param {string} id
 */
const packageFolder = (id) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0+/, '').split('?')[0] ?? '')?.[0]

/** A plugin that remembers from which packages a build has taken something. */
export const packageCollector = () => {
  /** @type {Set<string>} */
  const folders = new Set()
  return {
    folders,
    plugin: {
      name: 'package-collector',
      /**
       * @this {{ getModuleIds: () => Iterable<string> }}
       * @param {unknown} _options
       * @param {Record<string, { type: string, originalFileNames?: string[] }>} bundle
       */
      generateBundle(_options, bundle) {
        // A font is no module: a style sheet names it.
        const assets = Object.values(bundle).flatMap(({ originalFileNames = [] }) => originalFileNames)
        for (const id of [...this.getModuleIds(), ...assets.map((path) => join(ROOT, path))]) {
          const folder = packageFolder(id)
          if (folder) folders.add(folder)
        }
      },
    },
  }
}

/**
 * @param {string} folder
 * @returns {{ name: string, licence: string, text: string }}
 */
const noticeOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return {
    name: `${name} ${version}`,
    licence: String(license),
    text: texts.join('\n\n') || standardText(name, String(license)),
  }
}

/**
 * One text with the notices of all these packages, sorted by name.
 * @param {Iterable<string>} folders
 * @throws where a package has no licence text, or one that is not allowed
 */
export const noticesOf = (folders) => {
  const notices = [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(noticeOf)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const refused = notices.flatMap(({ name, licence, text }) => [
    ...(ALLOWED.has(licence) ? [] : [`${name} has the licence ${licence}, which is not among those that we ship`]),
    ...(text === '' ? [`${name} has no licence text`] : []),
  ])
  if (refused.length > 0) throw new Error(`What is sent to browsers is not in order:\n${refused.join('\n')}`)
  const parts = notices.map(({ name, licence, text }) => `${name} (${licence})\n\n${text}`)
  return `${[`This site is made with the work of others.\n\n${DATA}`, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
