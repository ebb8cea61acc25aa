export { SeasonSkeleton as default } from '#components/season/season-skeletons.tsx';
