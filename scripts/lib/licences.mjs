// Notices of the packages shipped to browsers: their licenses require us to pass them on.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** Licenses that let us ship a page without opening its source. Adding one is a deliberate decision. */
const ALLOWED = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', 'Unlicense'])

/** Packages that name their license but omit its text, with the copyright holder found in their sources or author field. */
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

/** Data that belongs to no package, shipped or returned by the API. The map files also carry the second notice. */
const DATA = `City names and positions: GeoNames, https://www.geonames.org, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), shortened.

${readFileSync(new URL('../map/LICENCE.txt', import.meta.url), 'utf8').trim()}`

/**
 * The folder of the package that a module belongs to.
 * @param {string} id
 */
const packageFolder = (id) =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0+/, '').split('?')[0] ?? '')?.[0]

/** A plugin that collects the folders of the packages a build contains code or fonts of. */
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
        // Fonts are not modules: a style sheet refers to them.
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
 * The notices of all these packages in one text, sorted by name.
 * @param {Iterable<string>} folders
 * @throws if a package has no license text, or one that is not allowed
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
