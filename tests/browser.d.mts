/** Returns the path of a Chromium that runs, or an empty text for Playwright’s own. */
export function ensureBrowser(): Promise<string>;
