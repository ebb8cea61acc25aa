import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// A busy machine is no failure.
const timeouts = { expect: { poll: { timeout: 20_000 } }, testTimeout: 180_000, hookTimeout: 180_000 };

const ofComponents = 'tests/unit/components/**/*.test.{ts,tsx}';
// The last hook runs first: the console is judged once the components are gone.
const unitSetup = ['tests/setup/clean-globals.ts', 'tests/setup/console.ts', 'tests/setup/components.ts'];

// Tests in a browser's world ask for it on their first line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    // Tests wait for processes and databases: more workers than processors use the time.
    maxWorkers: '150%',
    projects: [
      {
        plugins: [react()],
        test: {
          ...timeouts,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [ofComponents],
          environment: 'node',
          setupFiles: unitSetup,
          // Modules are loaded once per worker, not once per file.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...timeouts,
          name: 'unit-components',
          include: [ofComponents],
          environment: 'node',
          setupFiles: unitSetup,
        },
      },
      {
        test: {
          ...timeouts,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/setup/database-server.ts'],
          setupFiles: ['tests/setup/clean-globals.ts'],
          isolate: false,
        },
      },
    ],
  },
});
