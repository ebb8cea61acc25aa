export { HomeSkeleton as default } from '#components/home/home-skeleton.tsx';
