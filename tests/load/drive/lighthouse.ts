import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is read of a result. */
type Result = {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    environment: { benchmarkIndex: number };
  };
};

/** Whether a slow line and processor are reckoned from a fast load, as Lighthouse does by itself, or the load is slowed down. */
export type Throttling = 'simulate' | 'devtools';

type Lighthouse = (
  url: string,
  flags: {
    port: number;
    logLevel: 'error';
    output: 'json';
    throttlingMethod: Throttling;
    onlyCategories: readonly string[];
  },
) => Promise<Result | undefined>;

const folder = path.join(import.meta.dirname, '../lighthouse');

/** Lighthouse, which is installed apart from the product's packages. Throws with the cure where it is not. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const file = fileOfLighthouse();
  if (!file) throw new Error('Lighthouse is not installed. Run: npm ci --prefix tests/load/lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(file).href);
  return lighthouse;
}

function fileOfLighthouse(): string | null {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
  } catch {
    return null;
  }
}
