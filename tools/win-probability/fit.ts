import path from 'node:path';
import { fitCoefficients } from './fit-coefficients.ts';
import { brierScore, calibrationError, reliability } from './measures.ts';
import { readGames } from './read-games.ts';
import { predict, type Sample, samplesOf } from './samples.ts';

/**
 * `npm run win-probability -- FOLDER…`: fits the coefficients of the win probability on the logs of competitions, one a
 * folder, and measures them on games that the fit has not seen.
 */
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('Name at least one folder with the logs of a competition.');
const folds = 5;

const byCompetition: Sample[][] = [];
for (const folder of folders) byCompetition.push(samplesOf(path.basename(folder), await readGames(folder)));
const all = byCompetition.flat();

const figures = (values: object) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Number(value).toFixed(2)}`)
    .join(', ');

/** Predicts each game by coefficients of the other folds. */
function predictUnseen(fixed: { strength?: 0 } = {}) {
  const ofFold = (fold: number, isSeen: boolean) => all.filter((_, index) => (index % folds !== fold) === isSeen);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) =>
    predict(ofFold(fold, false), fitCoefficients(ofFold(fold, true), fixed)),
  );
}

const late = new Set(byCompetition.flatMap((samples) => samples.slice(Math.floor(samples.length * 0.7))));
const unseen = predictUnseen();
const plain = predictUnseen({ strength: 0 });
const bins = reliability(unseen);
const lateScore = (predictions: typeof unseen) => brierScore(predictions.filter(({ sample }) => late.has(sample)));

console.log(`${all.length} games: ${figures(fitCoefficients(all))}`);
for (const samples of byCompetition) {
  const own = unseen.filter(({ sample }) => sample.competition === samples[0]?.competition);
  console.log(`${samples[0]?.competition}, ${samples.length}: ${figures(fitCoefficients(samples))}`);
  console.log(`  Brier score ${brierScore(own).toFixed(4)}`);
}
console.log(`Brier score ${brierScore(unseen).toFixed(4)}, without strength ${brierScore(plain).toFixed(4)}`);
console.log(`Last 30 % of each ${lateScore(unseen).toFixed(4)}, without strength ${lateScore(plain).toFixed(4)}`);
console.log(`Calibration error ${calibrationError(bins).toFixed(4)}`);
console.log('| said | came | moments |\n|---|---|---|');
for (const { said, came, count } of bins) console.log(`| ${said.toFixed(3)} | ${came.toFixed(3)} | ${count} |`);
