// `npm start` and `npm run reset`. Plain JavaScript, so it works before anything is installed.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./main.ts');
