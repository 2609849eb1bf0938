import { Project, type Target } from './project.ts';
import { CannotCheck, type Cast, type Scenario } from './scenario.ts';
import { authScenarios } from './scenarios/auth.ts';
import { functionScenarios } from './scenarios/functions.ts';
import { policyScenarios } from './scenarios/policies.ts';
import { realtimeScenarios } from './scenarios/realtime.ts';
import { storageScenarios } from './scenarios/storage.ts';
import { tokenScenarios } from './scenarios/tokens.ts';

const areas: Record<string, Scenario[]> = {
  auth: authScenarios,
  tokens: tokenScenarios,
  policies: policyScenarios,
  storage: storageScenarios,
  realtime: realtimeScenarios,
  functions: functionScenarios,
};

export interface Outcome {
  area: string;
  name: string;
  result: 'passed' | 'differs' | 'can’t be checked';
  /** Why it didn’t pass; empty if it did. */
  reason: string;
}

/** Milliseconds until a scenario counts as different. */
const patience = 120_000;

/**
 * Runs every scenario with members it creates, one after the other, and deletes them. Rejects if the project has other
 * members, unless `amongMembers`, or if members can’t be created at all. `only` is part of the areas’ names to run.
 * Without `waiting`, scenarios that have to wait are left out.
 */
export async function runConformance(
  target: Target,
  {
    amongMembers = false,
    only = '',
    waiting = true,
    onOutcome,
  }: { amongMembers?: boolean; only?: string; waiting?: boolean; onOutcome?: (outcome: Outcome) => void } = {},
): Promise<{ outcomes: Outcome[]; leftovers: string[] }> {
  const project = new Project(target);
  const others = await project.countMembers();
  if (others > 0 && !amongMembers) throw new Error(`The project has ${others} members. To run anyway: --among-members`);
  const outcomes: Outcome[] = [];
  let leftovers: string[] = [];
  try {
    const [ann, bob] = [await project.verifiedMember(), await project.verifiedMember()];
    const cast: Cast = { project, ann, bob };
    for (const [area, scenarios] of Object.entries(areas).filter(([name]) => name.includes(only))) {
      for (const scenario of scenarios.filter(({ waits }) => waiting || !waits)) {
        const outcome = { area, name: scenario.name, ...(await outcomeOf(scenario, cast)) };
        outcomes.push(outcome);
        onOutcome?.(outcome);
      }
    }
  } finally {
    leftovers = await project.cleanUp();
  }
  return { outcomes, leftovers };
}

async function outcomeOf(scenario: Scenario, cast: Cast): Promise<Pick<Outcome, 'result' | 'reason'>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing happened for ${patience / 1000} seconds`)), patience);
  });
  try {
    await Promise.race([scenario.check(cast), tooLong]);
    return { result: 'passed', reason: '' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    return { result: error instanceof CannotCheck ? 'can’t be checked' : 'differs', reason };
  } finally {
    clearTimeout(timer);
  }
}
