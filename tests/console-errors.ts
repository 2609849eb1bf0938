// Not a mock, because vi.restoreAllMocks() in a test must not turn this check off.
const consoleError = console.error;
let errors: unknown[][] = [];

/** Collects calls of console.error instead of printing them, until `stopWatching`. */
export function watchConsoleErrors() {
  errors = [];
  console.error = (...call: unknown[]) => {
    if (!isUnknownSearchTag(call)) errors.push(call);
  };
}

/** Stops collecting; throws if the test has not accepted every error. */
export function stopWatching() {
  console.error = consoleError;
  if (errors.length === 0) return;
  throw new Error(
    `console.error was called. If a test expects that, call expectConsoleError():\n${errors.map(String).join('\n')}`,
  );
}

/** Accepts the errors logged so far; throws if there are none. For tests that break something on purpose. */
export function expectConsoleError() {
  if (errors.length === 0) throw new Error('Nothing was logged with console.error.');
  errors = [];
}

/** jsdom doesn’t know the <search> element, which browsers have supported since 2023. */
function isUnknownSearchTag([message, tag]: unknown[]) {
  return String(message).startsWith('The tag <%s> is unrecognized') && tag === 'search';
}
