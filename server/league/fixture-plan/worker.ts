import { parentPort, workerData } from 'node:worker_threads';
import { planFixtures } from '#lib/fixtures/plan-fixtures.ts';
import { planInput } from '#lib/fixtures/plan-input.ts';
import { loadSolver } from '#lib/fixtures/solver.ts';

const solve = await loadSolver();
const plan = planFixtures(planInput.parse(workerData), solve, (progress) => parentPort?.postMessage({ progress }));
parentPort?.postMessage({ plan });
