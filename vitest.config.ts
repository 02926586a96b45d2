import { defineConfig } from 'vitest/config'

/** A test that needs a document says so itself: `// @vitest-environment happy-dom`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/sites/**/*.test.ts', 'tests/repo.test.ts'],
        },
      },
      { test: { name: 'dom', include: ['tests/dom/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/widgets/**/*.test.ts'],
          globalSetup: ['tests/support/extension/build.ts'],
          // One Chromium at a time.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
