// One file of the build: apart, each would bring the translator.
export { LiveBodyView } from './live-body-view.tsx';
export { ScoreSentence } from './score-sentence.tsx';
