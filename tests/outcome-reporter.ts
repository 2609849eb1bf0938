import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What `npm test` says again at its very end, below everything that other steps print. */
export interface Outcome {
  failed: { name: string; errors: string[] }[];
  /** Passed, but not at once. */
  flaky: string[];
}

/** Writes what failed, and what passed only the second time, to the file that `VITEST_OUTCOME` names. */
export default class OutcomeReporter implements Reporter {
  readonly #outcome: Outcome = { failed: [], flaky: [] };

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'failed') this.#fail(`${nameOf(test.module)} › ${test.fullName}`, result.errors);
    else if (test.diagnostic()?.flaky) this.#outcome.flaky.push(`${nameOf(test.module)} › ${test.fullName}`);
  }

  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length > 0) this.#fail(nameOf(module), errors);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly { message: string; stack?: string }[]): void {
    if (unhandled.length > 0) this.#fail('Unhandled errors', unhandled);
    const file = process.env['VITEST_OUTCOME'];
    if (file) writeFileSync(file, JSON.stringify(this.#outcome));
  }

  #fail(name: string, errors: readonly { message: string; stack?: string | undefined }[]): void {
    this.#outcome.failed.push({ name, errors: errors.map(({ stack, message }) => (stack ?? message).slice(0, 1500)) });
  }
}

function nameOf(module: TestModule): string {
  return relative(process.cwd(), module.moduleId);
}
