import { enableQuickLoading } from './quick-loading.ts';

enableQuickLoading();
await import('./league/program.ts');
