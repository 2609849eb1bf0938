// Replaced by hand: a test's vi.restoreAllMocks() must not switch the check off.
const consoleError = console.error;
let errors: unknown[][] = [];

/** From now on, until `stopWatching`, what goes to console.error is kept instead of printed. */
export function watchConsoleErrors() {
  errors = [];
  console.error = (...call: unknown[]) => {
    if (!isUnknownSearchTag(call)) errors.push(call);
  };
}

/** Ends the watch; throws when anything was logged that no test has accepted. */
export function stopWatching() {
  console.error = consoleError;
  if (errors.length === 0) return;
  throw new Error(
    `console.error was called; accept it with expectConsoleError() where it is meant:\n${errors.map(String).join('\n')}`,
  );
}

/** For tests that break something on purpose: what was logged so far is accepted, and must not be nothing. */
export function expectConsoleError() {
  if (errors.length === 0) throw new Error('Nothing was logged with console.error.');
  errors = [];
}

/** jsdom does not know the element <search>, which browsers have had since 2023. */
function isUnknownSearchTag([message, tag]: unknown[]) {
  return String(message).startsWith('The tag <%s> is unrecognized') && tag === 'search';
}
