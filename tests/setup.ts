import { afterEach, beforeEach, vi } from 'vitest';
import { stopWatching, watchConsoleErrors } from './console-errors';

vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests');
vi.stubEnv('VITE_GOOGLE_MAPS_API_KEY', '');
vi.stubEnv('VITE_MAP_STYLE_URL', '');

beforeEach(watchConsoleErrors);
// Hooks run in reverse order, so this check comes after the cleanup in setup-dom.ts.
afterEach(stopWatching);

export { expectConsoleError } from './console-errors';
