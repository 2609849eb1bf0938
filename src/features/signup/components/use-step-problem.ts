import { useState } from 'react';
import type { StepProblem } from '../details';
import type { Step } from '../steps';

/** What is missing in the current step; cleared when the step changes. */
export function useStepProblem(step: Step) {
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const [problemStep, setProblemStep] = useState(step);
  if (problemStep !== step) {
    setProblemStep(step);
    setProblem(null);
  }
  return [problem, setProblem] as const;
}
