import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/kit/ui/button';
import { KeyHint } from '@/kit/ui/key-hint';

/** The bottom of a review card, with its decisions. Stays in view while the card scrolls behind it. */
export function Decisions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <footer
      data-decisions
      className={clsx(
        'sticky bottom-[var(--bottom-bar)] z-10 -mx-4 mt-auto -mb-4 rounded-b-card border-t border-line bg-surface p-4',
        'sm:-mx-6 sm:-mb-6 sm:px-6',
        className ?? 'flex flex-wrap items-center gap-3 max-sm:[&>button]:flex-1',
      )}
    >
      {children}
    </footer>
  );
}

/** The keys that press a decision's button. `useQueueKeys` finds the button by its `aria-keyshortcuts`. */
export const decisionKeys = { approve: 'A', reject: 'R' } as const;

/** The button that approves or rejects the item of a queue, also with a key. A rejection asks for a reason first. */
export function DecisionButton({
  decision,
  children,
  ...props
}: ButtonProps & { decision: keyof typeof decisionKeys }) {
  const key = decisionKeys[decision];
  return (
    <Button variant={decision === 'approve' ? 'primary' : 'secondary'} aria-keyshortcuts={key} {...props}>
      {children}
      <KeyHint className="max-lg:hidden">{key}</KeyHint>
    </Button>
  );
}
