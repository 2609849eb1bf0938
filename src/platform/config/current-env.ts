import { parseEnv } from '@/domain/site/env';

/** The validated environment of this build. Importing it throws when a variable is missing or malformed. */
export const env = parseEnv(import.meta.env);
