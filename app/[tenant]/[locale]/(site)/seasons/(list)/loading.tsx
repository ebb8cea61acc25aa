export { SeasonsSkeleton as default } from '#components/season/season-skeletons.tsx';
