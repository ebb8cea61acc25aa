import { existsSync } from 'node:fs';

/** Reads `.env.local` and `.env` into the environment; what is already set there wins. */
export function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
