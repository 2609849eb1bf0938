import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

// Loads `.env` without overriding variables that are already set. Import it first: some modules read variables when
// they load.
const file = resolve(import.meta.dirname, '..', '..', '.env');
if (existsSync(file)) process.loadEnvFile(file);
