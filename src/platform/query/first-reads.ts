import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads what a screen or layout shows first into the cache. On a member's first visit, `app.html` has sent their
 * requests before any code was there. The time zone is the browser's by default.
 */
export type FirstReads = (client: QueryClient, userId: string, timeZone?: string) => Promise<unknown>[];
