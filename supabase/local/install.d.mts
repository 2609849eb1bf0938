export function ensureInstalled(): void;
