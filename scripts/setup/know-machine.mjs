/** As `engines` in package.json says: the first version with all that the server needs. */
export function isNewEnough(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 16)
}

/**
 * What to type first on a machine that cannot run the commands; null where it can.
 * @param {{ platform: string, arch: string, version: string }} machine `version` without its `v`
 */
export function adviceFor({ platform, arch, version }) {
  if (platform === 'win32')
    return [
      'Windows is not supported by itself: type `wsl --install`, restart, and run the same command in Ubuntu, in a clone made there.',
      'Сама Windows не підтримується: введи `wsl --install`, перезапусти комп’ютер і виконай ту саму команду в Ubuntu, у клоні, зробленому там.',
    ].join('\n')
  if (isNewEnough(version) || (platform === 'linux' && ['x64', 'arm64'].includes(arch))) return null
  const [install, name] =
    platform === 'darwin' ? ['brew install node@24 && brew link --overwrite node@24', 'Homebrew'] : ['nvm install 24', 'nvm']
  return [
    `Node 24.16 or later is needed, not 25, and this is ${version}: type \`${install}\` (${name}), then the same command again.`,
    `Потрібен Node 24.16 або новіший, крім 25, а тут ${version}: введи \`${install}\` (${name}) і повтори команду.`,
  ].join('\n')
}
