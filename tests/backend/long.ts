/** `npm run test:long` repeats random tests more often than `npm test`, which everyone waits for. */
export const isLong = process.env['TEST_LONG'] === 'true';
