import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take a minute. Started last, they would run alone on one core. */
const longFiles = ['backend/pgtap.test.ts', 'local/conformance.test.ts', 'local/crash.test.ts', 'headings.test.tsx'];

/** Runs the files that take longest first, then the others by vitest's default: large files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
