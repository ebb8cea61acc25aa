import { enableQuickLoading } from './quick-loading.ts';

enableQuickLoading();
const { launch } = await import('./launch.ts');
await launch('built');
