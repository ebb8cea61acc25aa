import { existsSync } from 'node:fs';

/** Reads `.env.local` and `.env` into the environment; variables that are already set take precedence. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
