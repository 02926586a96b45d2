import { build, buildIsStale } from '../../../tools/build/build.ts'

/** Builds `dist/` once before the tests that load it; `DIST` names a build that is there already. */
export default async function setup(): Promise<void> {
  if (!process.env.DIST && buildIsStale()) await build()
}
