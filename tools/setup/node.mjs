/** util.styleText came with this version, module.register (by which the TypeScript tools are loaded) before it. */
const oldest = [20, 12]

/**
 * @param {string} version as `20.11.1`
 * @returns {string | null} what is wrong with it
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
  return fits ? null : `This is Node ${version}; ${oldest.join('.')} or later is needed.`
}
