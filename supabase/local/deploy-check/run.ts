import { checks } from './checks.ts';
import { Project, type Target } from './project.ts';

export interface Finding {
  name: string;
  /** What is wrong and how to fix it; null if nothing is. */
  problem: string | null;
}

/** Runs every check, one after the other. Never rejects: a check that fails unexpectedly is a finding, too. */
export async function runChecks(target: Target, onFinding?: (finding: Finding) => void): Promise<Finding[]> {
  const project = new Project(target);
  const findings: Finding[] = [];
  for (const { name, run } of checks) {
    const problem = await run(project).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const finding = { name, problem };
    findings.push(finding);
    onFinding?.(finding);
  }
  return findings;
}
