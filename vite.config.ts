import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vike(), react(), vanillaExtractPlugin()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: {
      build: {
        // The server and its commands are more entries of the server build: `dist/server/main.mjs` and so on.
        rollupOptions: { input: { main: './server/main.ts', user: './server/cli/user.ts' } },
      },
    },
  },
  // Components loaded on first use would otherwise make Vite reload the page in development.
  optimizeDeps: { entries: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist', 'e2e'],
    setupFiles: ['./e2e/fail-on-console-error.ts'],
    testTimeout: 20_000,
    maxWorkers: 2,
  },
} as Parameters<typeof defineConfig>[0]);
