/**
 * One line of the benchmark's table: what was measured, beside a baseline of the same run. `target` is the value the product
 * promises; `better` is the good side of it.
 */
export type Measurement = {
  name: string;
  value: number;
  unit: string;
  baseline?: { name: string; value: number };
  target?: number;
  better: 'lower' | 'higher';
};

export type Scenario = { name: string; summary: string; run: (context: BenchContext) => Promise<Measurement[]> };

export type BenchContext = {
  /** Starts the built site once for all scenarios that need it; resolves to its origin. */
  site: () => Promise<string>;
  say: (line: string) => void;
  /** How long a run that can be long lasts: `--minutes` or `--hours`. */
  minutes?: number | undefined;
  /** Over how many addresses it goes: `--addresses`. */
  addresses?: number | undefined;
};
