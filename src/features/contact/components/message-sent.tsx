import { MailCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/kit/ui/button';

/** Confirms the message and takes focus from the form it replaces. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center py-8 text-center sm:py-14">
      <span
        aria-hidden
        className="flex size-14 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink"
      >
        <MailCheck className="size-7" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-2xl font-bold tracking-tight outline-none">
        Message Sent!
      </h2>
      <p className="mt-2 max-w-sm text-[15px] text-balance break-words text-muted">
        Thank you. We’ll reply to <span className="font-medium text-ink">{email}</span> within 24 hours.
      </p>
      <Button variant="secondary" size="lg" className="mt-7" onClick={onAnother}>
        Send Another Message
      </Button>
    </div>
  );
}
