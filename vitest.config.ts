import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Component tests ask for a browser's world on their first line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    // Vitest would leave one processor to itself.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          // The last hook runs first: the console is judged once the components are gone.
          setupFiles: ['tests/setup/console.ts', 'tests/setup/components.ts'],
          // A busy machine is no failure.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/setup/database-server.ts'],
          // A busy machine is no failure.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
