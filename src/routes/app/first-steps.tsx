import { ResendVerification } from '@/features/auth/components/resend-verification';
import { GettingStarted } from '@/features/dashboard/components/getting-started';
import type { FirstStep } from '@/features/dashboard/getting-started';

interface FirstStepsProps {
  userId: string;
  steps: readonly FirstStep[];
  email: string;
}

/** The checklist for new members, with the button that sends the verification email again. */
export function FirstSteps({ userId, steps, email }: FirstStepsProps) {
  return <GettingStarted userId={userId} steps={steps} resend={<ResendVerification email={email} />} />;
}
